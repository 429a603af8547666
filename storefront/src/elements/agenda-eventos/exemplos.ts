import { leilaoComprido, leiloesDeExemplo } from '../dados/exemplos-leiloes.ts';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosAgenda } from './dados.ts';

const itens = leiloesDeExemplo();
const [primeiro, segundo] = itens;
// Three on one day is as many as a calendar's cell shows before it says "and more".
const cheios = [
  primeiro!,
  ...itens,
  ...leiloesDeExemplo(3).map((leilao) => ({ ...leilao, data: segundo!.data })),
].map((leilao, n) => ({ ...leilao, uid: `01900000-0000-7000-9000-${String(n + 1).padStart(12, '0')}` }));

export const exemplos: ExemplosDeDados<DadosAgenda> = {
  cheio: { estado: 'ok', mes: null, itens: cheios },
  vazio: { estado: 'ok', mes: null, itens: [] },
  longo: { estado: 'ok', mes: null, itens: cheios.map(leilaoComprido) },
  indisponivel: { estado: 'indisponivel', mes: null },
  carregando: { estado: 'carregando' },
};
