import type { AvisoDoSino, AvisosDoSino } from '@martelo/shared/avisos/esquemas';
import { aCadaLigacao, aoReceber, avisar } from '../live/conexao.ts';
import { criarFonte } from '../live/fonte.ts';
import { assinarPosicoes } from '../live/posicoes.ts';
import { chamar, comandar } from '../sessao/comandar.ts';

/** What this tab knows of its person's notices. */
export interface Caixa {
  estado: 'lendo' | 'lida' | 'falhou';
  itens: readonly AvisoDoSino[];
  naoLidos: number;
  /** The last that came while the page was open; null before. */
  chegou: AvisoDoSino | null;
}

/** As many as the bell shows. */
const QUANTOS = 10;
/** Several at once are read once. */
const JUNTAR_MS = 300;

const caixa = criarFonte<Caixa>({ estado: 'lendo', itens: [], naoLidos: 0, chegou: null });
let aberta = false;
let espera: ReturnType<typeof setTimeout> | undefined;

export const lerCaixa = (): Caixa => caixa.ler();

/** Begins with the first who looks: reads, and reads again whenever the server rings. */
export function assinarCaixa(ouvinte: () => void): () => void {
  if (!aberta) {
    aberta = true;
    aoReceber('on-aviso', (dados) => {
      caixa.definir({ ...caixa.ler(), chegou: dados as AvisoDoSino });
      clearTimeout(espera);
      // Read anew rather than added: an older one about the same matter has gone.
      espera = setTimeout(() => void lerDeNovo(), JUNTAR_MS);
    });
    // Who has the lot before their eyes is told of nothing that they see; behind another tab they do not see it.
    const contarSeVisivel = () =>
      avisar('pagina-visivel', { visivel: document.visibilityState === 'visible' });
    document.addEventListener('visibilitychange', contarSeVisivel);
    aCadaLigacao(contarSeVisivel);
    void lerDeNovo();
  }
  // Positions open the client's room, where the bell rings.
  const sairDasPosicoes = assinarPosicoes(() => {});
  const sair = caixa.assinar(ouvinte);
  return () => {
    sair();
    sairDasPosicoes();
  };
}

export async function lerDeNovo(): Promise<void> {
  const resposta = await chamar<AvisosDoSino>('GET', `cliente/avisos?porPagina=${QUANTOS}`);
  if (resposta.tipo !== 'aceito') return caixa.definir({ ...caixa.ler(), estado: 'falhou' });
  const { itens, naoLidos } = resposta.corpo;
  caixa.definir({ ...caixa.ler(), estado: 'lida', itens, naoLidos });
}

/** Shown as read at once; the server is told, and what it counts then stands. */
export async function marcarLidos(uids: 'todos' | string[]): Promise<void> {
  const agora = new Date().toISOString();
  const antes = caixa.ler();
  const itens = antes.itens.map((um) =>
    um.lidoEm === null && (uids === 'todos' || uids.includes(um.uid)) ? { ...um, lidoEm: agora } : um,
  );
  caixa.definir({ ...antes, itens });
  const resposta = await comandar<{ naoLidos: number }>('cliente/avisos/lidos', { uids });
  if (resposta.tipo === 'aceito') caixa.definir({ ...caixa.ler(), naoLidos: resposta.corpo.naoLidos });
}
