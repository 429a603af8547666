import { aoReceber } from './conexao.ts';
import { criarFonte } from './fonte.ts';
import { assinarPosicoes } from './posicoes.ts';

/** What a client's own room says. Each step of a conditional sale comes as a position that may be the one already known. */
const EVENTOS = ['on-posicao-cliente', 'on-proposta', 'on-venda-dto', 'on-cadastro'];

const avisos = criarFonte(0);
let ouvindo = false;

/** How often this client was told of something of theirs: the cue to read it again. */
export const lerAvisos = (): number => avisos.ler();

export function assinarAvisos(ouvinte: () => void): () => void {
  if (!ouvindo) {
    ouvindo = true;
    for (const evento of EVENTOS) aoReceber(evento, () => avisos.definir(avisos.ler() + 1));
  }
  // Positions open the client's room.
  const sairDasPosicoes = assinarPosicoes(() => {});
  const sair = avisos.assinar(ouvinte);
  return () => {
    sair();
    sairDasPosicoes();
  };
}
