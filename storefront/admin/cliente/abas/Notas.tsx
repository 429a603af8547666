import { formatarDataHora } from '@martelo/shared/datas';
import { useId, useState } from 'react';
import { ADMIN_CLIENTE as P } from '../../../src/palavras/admin-cliente.ts';
import type { Recusa } from '../../dados/chamar.ts';
import { useProvedor } from '../../dados/contexto.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import type { PropsDaAba } from '../cliente.ts';

/** What the house wrote down, the newest first: added to, never changed. */
export default function Notas({ recurso, cliente, lerDeNovo }: PropsDaAba) {
  const [escrita, escrever] = useState('');
  const [anotando, anotar] = useState(false);
  const [recusa, recusar] = useState<string | null>(null);
  const provedor = useProvedor();
  const dizer = useDizer();
  const online = useOnline();
  const campo = useId();
  const notas = cliente.notas ?? [];
  const pode = recurso.acoes.some(({ nome }) => nome === 'anotar') && !cliente.eliminadoEm;
  const salvar = async () => {
    anotar(true);
    recusar(null);
    try {
      // Added to whatever is there by now: another's note in between is no conflict.
      const { revisao } = await provedor.ler(recurso.nome, cliente.uid);
      await provedor.agir(recurso.nome, cliente.uid, 'anotar', { texto: escrita, revisao });
      escrever('');
      dizer(P.notas.anotado);
      lerDeNovo();
    } catch (erro) {
      recusar((erro as Recusa).message.replace(/^texto: /, ''));
    } finally {
      anotar(false);
    }
  };
  return (
    <div className="notas">
      {pode && (
        <form
          className="campo"
          onSubmit={(evento) => {
            evento.preventDefault();
            if (escrita.trim() !== '' && !anotando) void salvar();
          }}
        >
          <label htmlFor={campo}>{P.notas.nova}</label>
          <textarea
            id={campo}
            rows={3}
            maxLength={1_000}
            value={escrita}
            aria-describedby={`${campo}-ajuda`}
            onChange={({ target: { value } }) => escrever(value)}
          />
          <span id={`${campo}-ajuda`} className="ajuda">
            {P.notas.ajuda}
          </span>
          {recusa && (
            <p className="erro" role="alert">
              {recusa}
            </p>
          )}
          <div>
            <Botao
              type="submit"
              variante="primario"
              esperando={anotando}
              disabled={!online || escrita.trim() === ''}
            >
              {P.notas.anotar}
            </Botao>
          </div>
        </form>
      )}
      {notas.length === 0 && <p className="quieto">{P.notas.nenhuma}</p>}
      <ol className="historico">
        {notas.toReversed().map(({ em, por, texto }) => (
          <li key={`${em} ${por}`}>
            <span className="quieto">
              {[cliente.autores?.[por], formatarDataHora(em)].filter(Boolean).join(', ')}
            </span>
            <p className="paragrafos">{texto}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
