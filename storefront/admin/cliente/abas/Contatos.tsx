import type { Contato, SituacaoDasConfirmacoes } from '@martelo/shared/conta/contatos';
import { formatarDataHora } from '@martelo/shared/datas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_CLIENTE } from '../../../src/palavras/admin-cliente.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { Ato } from '../../partes/Ato.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import type { PropsDaAba } from '../cliente.ts';

const P = ADMIN_CLIENTE.contatos;

/** How each contact was shown to be theirs, and the ways to get there: a code sent again, or the manager's word with a reason. */
export default function Contatos(props: PropsDaAba) {
  const onde = `/v1/clientes/${props.cliente.uid}/confirmacoes`;
  const { data, error, isPending, refetch } = useQuery<SituacaoDasConfirmacoes, Recusa>({
    queryKey: ['confirmacoes', props.cliente.uid, props.cliente.revisao],
    queryFn: ({ signal }) => chamar('GET', onde, { signal }),
    retry: false,
  });
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      <ul className="cartoes">
        {data?.contatos.map((contato) => (
          <li key={contato.canal}>
            <Um {...props} contato={contato} onde={onde} lerContatos={() => void refetch()} />
          </li>
        ))}
      </ul>
    </Lido>
  );
}

function Um({
  recurso,
  cliente,
  contato,
  onde,
  lerDeNovo,
  lerContatos,
}: PropsDaAba & { contato: Contato; onde: string; lerContatos: () => void }) {
  const { canal, endereco, confirmadoEm, novo, codigo, exigido, aConfirmar } = contato;
  const [enviando, enviar] = useState(false);
  const dizer = useDizer();
  const online = useOnline();
  const nome = P.canais[canal];
  // Whoever changes clients sends codes as well: the same roles.
  const conduz = recurso.acoes.some((uma) => uma.nome === 'corrigir') && !cliente.eliminadoEm;
  const mandar = async () => {
    enviar(true);
    try {
      await chamar('POST', `${onde}/${canal}`, { corpo: {} });
      dizer(P.enviado(nome));
      lerContatos();
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      enviar(false);
    }
  };
  return (
    <article aria-label={nome}>
      <h2>
        <Icone nome={canal === 'email' ? 'mail' : 'phone'} tamanho={16} />
        {nome}
        {exigido && <small>{P.exigido}</small>}
      </h2>
      <p className="cartao-valor">{endereco ?? P.ausente}</p>
      {endereco !== null && (
        <p>
          <span className="marca-situacao" data-tom={confirmadoEm ? 'bom' : 'espera'}>
            {confirmadoEm ? P.confirmado(formatarDataHora(confirmadoEm)) : P.naoConfirmado}
          </span>
        </p>
      )}
      {novo && <p className="quieto">{P.novo(novo)}</p>}
      {codigo && <p className="quieto">{P.codigoVale(formatarDataHora(codigo.expiraEm))}</p>}
      {conduz && aConfirmar && (
        <div className="cartao-atos">
          <Botao icone="mail" esperando={enviando} disabled={!online} onClick={() => void mandar()}>
            {P.enviar}
          </Botao>
          {confirmadoEm === null && endereco !== null && (
            <Ato
              {...{ recurso }}
              registro={cliente}
              nome="confirmar-contato"
              rotulo={P.aMao}
              fixos={{ canal }}
              aoMudar={lerDeNovo}
            />
          )}
        </div>
      )}
    </article>
  );
}
