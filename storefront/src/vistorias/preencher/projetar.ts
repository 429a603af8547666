import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import { itensPendentes, progressoDe, type ValorDoItem } from '@martelo/shared/vistorias/itens';
import { type Feito, FOTO } from '../../campo/campo.ts';
import { fazParte } from '../../campo/fila.ts';
import type { Ato } from '../../campo/tipos.ts';

/** An answer that was given on this phone, and that what was read does not have yet. */
export interface Dada {
  id: string;
  em: string;
  valor: ValorDoItem;
  /** It is a picture. */
  foto: boolean;
  /** Of a picture that lies on this phone still. */
  arquivoUid: string | undefined;
  estado: 'espera' | 'erro' | 'enviada';
  /** Why it was refused: the catalogue's code, and its words. */
  erro: { codigo: string; dito: string } | null;
}
export type Dadas = Readonly<Record<string, Dada>>;

export const assuntoDoItem = (assunto: string, itemUid: string): string => `${assunto}/${itemUid}`;

/** What was answered here, item by item: what was sent and is not read yet, and over it what waits; the later of two is what was meant. */
export function dadasAqui(
  { respostas }: Pick<Preenchimento, 'respostas'>,
  assunto: string,
  { atos, feitos, aparelho }: { atos: readonly Ato[]; feitos: readonly Feito[]; aparelho: string },
): Dadas {
  const dadas: Record<string, Dada> = {};
  const lidas = new Set(respostas.map(({ itemUid, em }) => `${itemUid} ${Date.parse(em)}`));
  const adiantadas = new Set(
    respostas
      .filter((uma) => uma.relogioAdiantado && uma.aparelho === aparelho)
      .map(({ itemUid }) => itemUid),
  );
  for (const { assunto: de, codigo, instante, valor } of feitos) {
    if (!fazParte(de, assunto)) continue;
    const itemUid = de.slice(assunto.length + 1);
    // Of a clock that is ahead the engine keeps another instant.
    if (lidas.has(`${itemUid} ${Date.parse(instante)}`) || adiantadas.has(itemUid)) delete dadas[itemUid];
    else
      dadas[itemUid] = {
        ...{ id: `${de} ${instante}`, em: instante, valor: (valor ?? null) as ValorDoItem },
        ...{ foto: codigo === FOTO, arquivoUid: undefined, estado: 'enviada', erro: null },
      };
  }
  for (const ato of atos)
    if (fazParte(ato.assunto, assunto)) dadas[ato.assunto.slice(assunto.length + 1)] = comoDada(ato);
  return dadas;
}

function comoDada({ id, instante, chamada, estado, recusa, arquivos }: Ato): Dada {
  const { respostas } = chamada.corpo as { respostas?: { valor: ValorDoItem }[] };
  return {
    ...{ id, em: instante, valor: respostas?.[0]?.valor ?? null, foto: arquivos.length > 0 },
    ...{ arquivoUid: arquivos[0]?.uid, estado: estado === 'RECUSADO' ? 'erro' : 'espera' },
    erro: recusa && { codigo: recusa.codigo, dito: recusa.frases.join(' ') },
  };
}

/** An inspection as it is once what was answered here is there. */
export function projetar(de: Preenchimento, dadas: Dadas): Preenchimento {
  const lidas = de.respostas.filter(({ conta }) => conta);
  const daqui = Object.entries(dadas).filter(([, { estado }]) => estado !== 'erro');
  const contam = new Map([
    ...lidas.map(({ itemUid, valor }) => [itemUid, { valor: valor as ValorDoItem }] as const),
    ...daqui.map(([itemUid, { foto, valor }]) => [itemUid, { valor: foto ? true : valor }] as const),
  ]);
  return {
    ...de,
    progresso: progressoDe(de.categorias, contam),
    pendentes: itensPendentes(de.categorias, contam).map(({ uid, nome }) => ({ uid, nome })),
  };
}

/** Of two readings of one inspection the one that knows more: answers are added and never taken away, and what is done stays done. */
export function maisNova(uma: Preenchimento | null, outra: Preenchimento | null): Preenchimento | null {
  if (uma === null || outra === null) return uma ?? outra;
  const sabe = ({ situacao, respostas }: Preenchimento): number =>
    respostas.length + (situacao === 'Aguardando' ? 0 : 1e6);
  return sabe(outra) > sabe(uma) ? outra : uma;
}
