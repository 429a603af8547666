import { chamar } from '../dados/chamar.ts';

const QUANTOS = 100;

const ler = async (filtro: object): Promise<string[]> => {
  const consulta = new URLSearchParams({
    ...{ porPagina: String(QUANTOS), ordenar: 'texto', filtro: JSON.stringify([filtro]) },
  });
  const { itens } = await chamar<{ itens: { texto: string }[] }>('GET', `/v1/recados-prontos?${consulta}`);
  return itens.map(({ texto }) => texto);
};

/** What the house prepared for this auction, and for all of its brand: this one's first. */
export async function lerRecadosProntos(leiUid: string): Promise<string[]> {
  const [seus, deTodos] = await Promise.all([
    ler({ tipo: 'exata', campo: 'leiUid', valor: leiUid }),
    ler({ tipo: 'existe', campo: 'leiUid', valor: false }),
  ]);
  return [...new Set([...seus, ...deTodos])];
}
