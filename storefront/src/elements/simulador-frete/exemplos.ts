import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosFrete } from './dados.ts';
import type { FreteNaPagina } from './tabela.ts';

const cidade = (nome: string, estado: string) => ({ hash: `${nome}-${estado}`, cidade: nome, estado });
const ORIGENS = [cidade('Guarulhos', 'SP'), cidade('Goiânia', 'GO'), cidade('Curitiba', 'PR')];
const DESTINOS = [
  cidade('Salvador', 'BA'),
  cidade('Brasília', 'DF'),
  cidade('Belo Horizonte', 'MG'),
  cidade('Curitiba', 'PR'),
  cidade('Rio de Janeiro', 'RJ'),
  cidade('Porto Alegre', 'RS'),
];
const ITENS = ['Moto', 'Carro', 'Utilitário', 'Caminhão'];

const frete: FreteNaPagina = {
  opcoes: { origens: ORIGENS, destinos: DESTINOS, itens: ITENS, distanciaMaximaKM: 300 },
  origens: ORIGENS.map((origem, o) => ({
    origem,
    mais: 0,
    linhas: DESTINOS.map((destino, d) => ({
      destino,
      prazo: `${5 + o + d} dias`,
      valores: ITENS.map((_, i) =>
        d === 5 && i === 3 ? null : 38_000 + i * 21_000 + d * 14_000 + o * 9_000,
      ),
    })),
  })),
};
const nada: FreteNaPagina = {
  opcoes: { origens: [], destinos: [], itens: [], distanciaMaximaKM: 0 },
  origens: [],
};
const longe = cidade('Vila Bela da Santíssima Trindade', 'MT');
const itemComprido = 'Colheitadeira de grande porte com plataforma de corte acoplada';

export const exemplos: ExemplosDeDados<DadosFrete> = {
  cheio: { estado: 'ok', ...frete },
  vazio: { estado: 'ok', ...nada },
  longo: {
    estado: 'ok',
    opcoes: {
      origens: [longe],
      destinos: [longe],
      itens: [itemComprido, ...ITENS],
      distanciaMaximaKM: 5_000,
    },
    origens: [
      {
        origem: longe,
        mais: 4_321,
        linhas: [
          {
            destino: longe,
            prazo: '120 a 365 dias',
            valores: [98_765_432_100, 1, 9_876_543, null, 87_654_321],
          },
        ],
      },
    ],
  },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
