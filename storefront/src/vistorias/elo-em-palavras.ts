import { ROTULOS_CUSTODIA } from '@martelo/shared/custodia-rotulos';
import { ROTULOS_MONTA } from '@martelo/shared/veiculo-opcoes';
import { CUSTODIA } from '../palavras/custodia.ts';

/** A line of custody as it is read: from a page's own engine, or out of a file that anybody may have written. */
interface Elo {
  publico?: { tipo?: unknown; dados?: unknown };
}

/** What a line is; a kind that this page does not know yet keeps its own name. */
export const tituloDoElo = ({ publico }: Elo): string =>
  ROTULOS_CUSTODIA[String(publico?.tipo)] ?? String(publico?.tipo ?? '');

/** What it says besides, as far as that means something to who looks at a lot; null: nothing. */
export function detalheDoElo({ publico }: Elo): string | null {
  const dados = (publico?.dados ?? {}) as Readonly<Record<string, unknown>>;
  const texto = (campo: string) => (typeof dados[campo] === 'string' ? dados[campo] : null);
  const { estadoConservacao: nota, anoModelo: ano, fotos } = dados;
  const monta = ROTULOS_MONTA[dados.tipoMonta as keyof typeof ROTULOS_MONTA];
  const ditos = [
    [texto('marca'), texto('modelo'), typeof ano === 'number' ? String(ano) : null].filter(Boolean).join(' '),
    publico?.tipo === 'vistoria' ? texto('tipo') : null,
    texto('patio'),
    publico?.tipo === 'vistoria' ? null : texto('para') && CUSTODIA.para(texto('para')!),
    monta,
    typeof nota === 'number' ? CUSTODIA.conservacao(nota) : null,
    Array.isArray(fotos) && fotos.length > 0 ? CUSTODIA.fotos(fotos.length) : null,
  ].filter(Boolean);
  return ditos.length === 0 ? null : ditos.join(' · ');
}
