import type { RecessoFeito } from '@martelo/shared/recesso';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_PATIOS as P } from '../../src/palavras/admin-patios.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { CHAVE_DOS_RECESSOS, usePatios } from './dados.ts';

interface Agendadas {
  patio: string;
  quantas: number;
}

/** Days on which yards serve nobody; who is booked on them is said before anything is written. */
export default function NovoRecesso() {
  useTitulo(P.novo);
  const patios = usePatios();
  const [emTodos, porEmTodos] = useState(true);
  const [alguns, escolher] = useState<ReadonlySet<string>>(new Set());
  const [de, porDe] = useState('');
  const [ate, porAte] = useState('');
  const [motivo, porMotivo] = useState('');
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<readonly string[]>([]);
  const [agendadas, achar] = useState<readonly Agendadas[] | null>(null);
  const consultas = useQueryClient();
  const dizer = useDizer();
  const online = useOnline();
  const navegar = useNavigate();
  const marcar = async (remarcar: boolean) => {
    fazer(true);
    recusar([]);
    try {
      const corpo = { ...(emTodos ? {} : { patios: [...alguns] }), de, ate: ate || de, motivo, remarcar };
      const { itens, liberadas } = await chamar<RecessoFeito>('POST', '/v1/patio-recesso', { corpo });
      dizer(P.marcado(itens.length, liberadas));
      await consultas.invalidateQueries({ queryKey: CHAVE_DOS_RECESSOS });
      navegar('/patio-recesso');
    } catch (erro) {
      const { corpo, mensagens } = erro as Recusa;
      if (corpo.codigo === 'RECESSO_COM_AGENDA') achar(corpo.patios as Agendadas[]);
      else {
        achar(null);
        recusar(mensagens);
      }
    } finally {
      fazer(false);
    }
  };
  const emUso = (patios.data?.itens ?? []).filter(({ situacao }) => situacao === 'ATIVO');
  return (
    <div className="pagina patios">
      <Link to="/patio-recesso" className="volta">
        <Icone nome="arrow-left" tamanho={14} />
        {P.voltarRecessos}
      </Link>
      <h1>{P.novo}</h1>
      <Lido
        lendo={patios.isPending}
        erro={patios.error}
        deNovo={() => void patios.refetch()}
        vazio={emUso.length === 0 && P.semPatio}
      >
        <form
          className="patios-campos"
          onSubmit={(evento) => {
            evento.preventDefault();
            void marcar(false);
          }}
        >
          <fieldset className="patios-marcas">
            <legend>{P.emQuaisPatios}</legend>
            {[true, false].map((todos) => (
              <label key={String(todos)}>
                <input
                  type="radio"
                  name="em-quais"
                  checked={emTodos === todos}
                  onChange={() => porEmTodos(todos)}
                />
                {todos ? P.emTodos : P.emAlguns}
              </label>
            ))}
            {!emTodos &&
              emUso.map(({ uid, nome }) => (
                <label key={uid} className="patios-um">
                  <input
                    type="checkbox"
                    checked={alguns.has(uid)}
                    onChange={({ target: { checked } }) => {
                      const novos = new Set(alguns);
                      if (checked) novos.add(uid);
                      else novos.delete(uid);
                      escolher(novos);
                    }}
                  />
                  {nome}
                </label>
              ))}
          </fieldset>
          <CampoDeTexto type="date" rotulo={P.de} value={de} mudar={porDe} required />
          <CampoDeTexto type="date" rotulo={P.ate} value={ate} mudar={porAte} min={de} />
          <CampoDeTexto
            rotulo={P.motivo}
            ajuda={P.motivoDiz}
            value={motivo}
            mudar={porMotivo}
            maxLength={120}
            required
          />
          <Problemas de={recusa} />
          <Botao
            type="submit"
            variante="primario"
            disabled={!online || (!emTodos && alguns.size === 0)}
            esperando={fazendo}
          >
            {P.marcar}
          </Botao>
        </form>
      </Lido>
      {agendadas && (
        <Dialogo
          titulo={P.haAgendadas}
          aoFechar={() => achar(null)}
          acoes={
            <>
              <Botao onClick={() => achar(null)}>{ADMIN.cancelar}</Botao>
              <Botao variante="perigo" esperando={fazendo} onClick={() => void marcar(true)}>
                {P.liberarEMarcar}
              </Botao>
            </>
          }
        >
          <ul>
            {agendadas.map(({ patio, quantas }) => (
              <li key={patio}>{P.haAgendadasEm(patio, quantas)}</li>
            ))}
          </ul>
          <p>{P.haAgendadasDiz}</p>
        </Dialogo>
      )}
    </div>
  );
}
