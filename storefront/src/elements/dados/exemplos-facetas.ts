import type { ExemplosDeDados } from '../elemento.ts';
import { leiloesDeExemplo } from './exemplos-leiloes.ts';
import type { DadosFacetas, ValorDeFaceta } from './facetas.ts';

const valores = (nomes: readonly string[], maior: number): ValorDeFaceta[] =>
  nomes.map((valor, n) => ({ valor, rotulo: valor, total: Math.max(1, Math.round(maior / (n + 1))) }));

const TIPOS = [
  'Carro',
  'Moto',
  'Caminhão',
  'Utilitário',
  'Imóvel',
  'Pesado',
  'Ônibus',
  'Equipamento',
  'Sucata',
  'Aeronave',
  'Embarcação',
];
const MARCAS = [
  'Fiat',
  'Volkswagen',
  'Chevrolet',
  'Honda',
  'Toyota',
  'Mercedes-Benz',
  'Hyundai',
  'Volvo',
  'Yamaha',
  'Renault',
  'Scania',
  'Jeep',
  'John Deere',
  'Massey Ferguson',
  'Ford',
  'BMW',
];
const CIDADES = [
  'São Paulo',
  'Campinas',
  'Curitiba',
  'Betim',
  'Recife',
  'Goiânia',
  'Florianópolis',
  'Salvador',
];
const LONGO = 'Máquinas e Implementos Agrícolas de Grande Porte com Acessórios';

const cheio: Extract<DadosFacetas, { estado: 'ok' }> = {
  estado: 'ok',
  total: 1_284,
  tipo: valores(TIPOS, 512),
  marca: valores(MARCAS, 208),
  uf: valores(['SP', 'PR', 'MG', 'GO', 'PE', 'SC', 'BA'], 480),
  cidade: valores(CIDADES, 300),
  leilao: leiloesDeExemplo(4).map(({ uid, nome, quantidadeLotes }) => ({
    valor: uid,
    rotulo: nome,
    total: quantidadeLotes,
  })),
  faixaValor: { min: 30_000, max: 98_000_000 },
};

export const exemplosDeFacetas: ExemplosDeDados<DadosFacetas> = {
  cheio,
  vazio: { ...cheio, total: 0, tipo: [], marca: [], uf: [], cidade: [], leilao: [], faixaValor: null },
  longo: {
    ...cheio,
    total: 1_234_567,
    tipo: valores([LONGO, ...TIPOS], 987_654),
    marca: valores(['Hyundai-Rotem Companhia Brasileira de Material Ferroviário', ...MARCAS], 123_456),
    cidade: valores(['Vila Bela da Santíssima Trindade', ...CIDADES], 300),
  },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
