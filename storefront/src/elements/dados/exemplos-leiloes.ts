import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { ExemplosDeDados } from '../elemento.ts';
import { INSTANTE_DOS_EXEMPLOS } from './exemplos.ts';
import type { DadosLeiloes } from './leiloes.ts';

const HORA = 3_600_000;

/** Names that are good in either mode: what the house calls a sale is the brand's word. */
const NOMES: readonly (readonly [
  nome: string,
  modalidade: string,
  cidade: string,
  lotes: number,
  horas: number,
])[] = [
  ['Frota e Recuperados', 'Recuperado de Financiamento', 'Guarulhos/SP', 214, 3],
  ['Caminhões e Pesados', 'Frota', 'Betim/MG', 58, 51],
  ['Imóveis do Sul', 'Judicial', 'Curitiba/PR', 32, 99],
  ['Motos e Scooters', 'Recuperado de Seguradora', 'Recife/PE', 120, 147],
  ['Máquinas e Equipamentos', 'Venda direta', 'Goiânia/GO', 41, 219],
  ['Sucatas Aproveitáveis', 'Sucata', 'Contagem/MG', 309, 315],
  ['Frota Corporativa', 'Frota', 'Campinas/SP', 76, 387],
  ['Embarcações e Aeronaves', 'Venda direta', 'Angra dos Reis/RJ', 9, 459],
];

const uid = (n: number) => `01900000-0000-7000-9000-${String(n).padStart(12, '0')}`;

/** Sales to come, the next first; `sentido` −1 for sales that are over. */
export const leiloesDeExemplo = (quantos = NOMES.length, sentido: 1 | -1 = 1): LeilaoPublico[] =>
  Array.from({ length: quantos }, (_, n) => {
    const [nome, modalidade, cidade, quantidadeLotes, horas] = NOMES[n % NOMES.length]!;
    const voltas = Math.floor(n / NOMES.length) * 480;
    const data = new Date(INSTANTE_DOS_EXEMPLOS + sentido * (horas + voltas) * HORA).toISOString();
    return {
      ...{ id: n + 1, uid: uid(n + 1), nome, nomeSemData: nome, data, dia: diaEmSaoPaulo(data) },
      ...{ situacao: sentido === 1 ? 'PRONTO' : 'EXECUTADO', modalidade, cidade, quantidadeLotes },
      local: `Pátio ${cidade.split('/')[0]}`,
      leiloeiro: { nome: 'Otávio Brandão', inscricao: 'JUCESP 1042' },
    };
  });

const LONGO =
  'Alienação Extraordinária de Bens Inservíveis e Recuperados de Financiamento da Região Centro-Oeste, Segunda Etapa';

/** The longest there is to say of a sale. */
export const leilaoComprido = <T extends LeilaoPublico>(leilao: T): T => ({
  ...leilao,
  ...{ nome: LONGO, nomeSemData: LONGO, modalidade: 'Recuperado de Financiamento e de Seguradora' },
  ...{ cidade: 'Vila Bela da Santíssima Trindade/MT', quantidadeLotes: 123_456 },
  local: 'Pátio de Recolhimento da Superintendência Regional de Vila Bela da Santíssima Trindade',
});

/** For kinds whose data is a list of auctions and nothing else. */
export const exemplosDeLeiloes = <T extends LeilaoPublico>(itens: T[]): ExemplosDeDados<DadosLeiloes<T>> => ({
  cheio: { estado: 'ok', itens, total: itens.length },
  vazio: { estado: 'ok', itens: [], total: 0 },
  longo: { estado: 'ok', itens: itens.slice(0, 3).map(leilaoComprido), total: itens.length },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
});
