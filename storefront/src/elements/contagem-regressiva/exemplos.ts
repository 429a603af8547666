import { leilaoComprido, leiloesDeExemplo } from '../dados/exemplos-leiloes.ts';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosContagem } from './dados.ts';

const leilao = leiloesDeExemplo(2)[1]!;

export const exemplos: ExemplosDeDados<DadosContagem> = {
  cheio: { estado: 'ok', leilao },
  vazio: { estado: 'ok', leilao: null },
  longo: { estado: 'ok', leilao: leilaoComprido({ ...leilao, data: '2029-12-31T02:59:59.000Z' }) },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
