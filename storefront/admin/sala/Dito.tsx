import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { reais } from './atos.ts';
import { usePalavras } from './contexto.ts';
import type { Aviso } from './usar-atos.ts';

/** What became of what was pressed, where everybody looks; and for who hears the screen, price, leader and call, each once. */
export function Dito({ estado, aviso }: { estado: EstadoDoPregao; aviso: Aviso | null }) {
  const P = usePalavras();
  const { lote } = estado;
  const ouvido =
    lote === null
      ? P.lote.nenhum
      : [
          P.lote.numero(lote.numero),
          P.chamada[lote.situacao],
          reais(lote.valorAtual ?? lote.minimo),
          lote.lider?.apelido ?? P.preco.semLances,
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <>
      <p className="so-leitor" aria-live="polite" aria-atomic>
        {ouvido}
      </p>
      <div className="mesa-dito" role="alert" data-tom={aviso?.tom}>
        {aviso !== null && (
          <p key={aviso.n}>
            <Icone nome={aviso.tom === 'bom' ? 'circle-check' : 'triangle-exclamation-point'} tamanho={18} />
            {aviso.texto}
          </p>
        )}
      </div>
    </>
  );
}
