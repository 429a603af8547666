import { chamar } from '../dados/chamar.ts';

const QUANTOS = 100;

/** What the house prepared for this auction, and for all of its brand: this one's first. */
export async function lerRecadosProntos(leiUid: string): Promise<string[]> {
  const { itens } = await chamar<{ itens: { texto: string; leiUid?: string | null }[] }>(
    'GET',
    `/v1/recados-prontos?porPagina=${QUANTOS}&ordenar=texto`,
  );
  const seus = itens.filter((um) => um.leiUid === leiUid);
  const deTodos = itens.filter((um) => !um.leiUid);
  return [...new Set([...seus, ...deTodos].map(({ texto }) => texto))];
}
