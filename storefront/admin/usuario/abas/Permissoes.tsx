import type { PapelDeUsuario } from '@martelo/shared/papeis';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ADMIN_USUARIO } from '../../../src/palavras/admin-usuario.ts';
import type { Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { mudarPapeis } from '../mudar-papeis.ts';
import { OQueAbrem } from '../OQueAbrem.tsx';
import { Papeis } from '../Papeis.tsx';
import type { PropsDaAba } from '../usuario.ts';

const P = ADMIN_USUARIO.permissoes;

export default function Permissoes(props: PropsDaAba) {
  // Somebody else's save is where another choice begins.
  return <DeUm key={props.usuario.revisao} {...props} />;
}

/** What somebody may do; nobody says that of themselves. */
function DeUm({ usuario, lerDeNovo }: PropsDaAba) {
  const { usuario: eu } = useCasa();
  const [escolhidos, escolher] = useState<PapelDeUsuario[]>(usuario.papeis);
  const [motivo, dizerPorque] = useState('');
  const [salvando, salvar] = useState(false);
  const [recusa, recusar] = useState<string | null>(null);
  const campo = useId();
  const dizer = useDizer();
  const online = useOnline();
  const consultas = useQueryClient();
  const propria = eu.uid === usuario.uid;
  const mudou =
    escolhidos.length !== usuario.papeis.length || escolhidos.some((um) => !usuario.papeis.includes(um));
  const gravar = async () => {
    salvar(true);
    recusar(null);
    try {
      const espera = await mudarPapeis(usuario.uid, escolhidos, { revisao: usuario.revisao, motivo });
      dizer(espera ? P.espera : P.salvo);
      if (espera) {
        escolher(usuario.papeis);
        void consultas.invalidateQueries({ queryKey: ['concessoes'] });
      }
      lerDeNovo();
    } catch (erro) {
      const { status, message } = erro as Recusa;
      recusar(status === 409 && (erro as Recusa).corpo.atual ? P.mudouPorOutro : message);
      if (status === 409) lerDeNovo();
    } finally {
      salvar(false);
    }
  };
  return (
    <form
      className="aba"
      onSubmit={(evento) => {
        evento.preventDefault();
        if (mudou && !salvando) void gravar();
      }}
    >
      <p className="quieto">{propria ? P.propria : P.valemEm(usuario.hotsites.length)}</p>
      <Papeis escolhidos={escolhidos} fixos={propria} mudar={escolher} />
      {!propria && (
        <div className="campo parte">
          <label htmlFor={campo}>{P.motivo}</label>
          <input
            id={campo}
            type="text"
            maxLength={500}
            value={motivo}
            aria-describedby={`${campo}-ajuda`}
            onChange={({ target: { value } }) => dizerPorque(value)}
          />
          <span id={`${campo}-ajuda`} className="ajuda">
            {P.motivoAjuda}
          </span>
          {recusa && (
            <p className="erro" role="alert">
              {recusa}
            </p>
          )}
          <div>
            <Botao type="submit" variante="primario" esperando={salvando} disabled={!online || !mudou}>
              {P.salvar}
            </Botao>
          </div>
        </div>
      )}
      <OQueAbrem papeis={escolhidos} />
    </form>
  );
}
