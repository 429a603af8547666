import type { FreteDestino, FreteOrigem, TabelaDeFrete } from '@martelo/shared/frete';

/** What the simulator's lists offer. */
export interface OpcoesDeFrete {
  origens: FreteOrigem[];
  /** Every city that is delivered to from anywhere, by state and name. */
  destinos: FreteOrigem[];
  itens: string[];
  distanciaMaximaKM: number;
}
/** One origin's prices: a row for each city, a column for each item. */
export interface OrigemDaTabela {
  origem: FreteOrigem;
  linhas: { destino: FreteOrigem; prazo: string; valores: (number | null)[] }[];
  /** Rows that are not here: the simulator knows them. */
  mais: number;
}
export interface FreteNaPagina {
  opcoes: OpcoesDeFrete;
  origens: OrigemDaTabela[];
}

/** A page's table stays a page: of longer ones the first rows, the rest in the simulator. */
const LINHAS = 60;

export function opcoesDe(tabela: TabelaDeFrete): OpcoesDeFrete {
  const { origens, itens, distanciaMaximaKM } = tabela;
  return { origens, itens, distanciaMaximaKM, destinos: cidadesDe(tabela.destinos) };
}

export const porOrigem = ({ origens, destinos, itens }: TabelaDeFrete): OrigemDaTabela[] =>
  origens.map((origem) => {
    const daqui = destinos.filter((destino) => destino.origem === origem.hash);
    const cidades = cidadesDe(daqui);
    return {
      origem,
      mais: Math.max(0, cidades.length - LINHAS),
      linhas: cidades.slice(0, LINHAS).map((destino) => {
        const precos = daqui.filter(({ hash }) => hash === destino.hash);
        return {
          destino,
          prazo: faixa(precos.map(({ prazo }) => prazo)),
          valores: itens.map((item) => precos.find((preco) => preco.item === item)?.valor ?? null),
        };
      }),
    };
  });

function cidadesDe(destinos: readonly FreteDestino[]): FreteOrigem[] {
  const cidades = new Map(destinos.map(({ hash, cidade, estado }) => [hash, { hash, cidade, estado }]));
  return [...cidades.values()].sort(
    (a, b) => a.estado.localeCompare(b.estado) || a.cidade.localeCompare(b.cidade, 'pt-BR'),
  );
}

/** "7 dias", "7 a 9 dias" */
function faixa(prazos: readonly number[]): string {
  const [menor, maior] = [Math.min(...prazos), Math.max(...prazos)];
  if (menor !== maior) return `${menor} a ${maior} dias`;
  return menor === 1 ? '1 dia' : `${menor} dias`;
}
