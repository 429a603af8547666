import type { EstatisticasPublicas } from '@martelo/shared/estatisticas';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosNumeros } from './dados.ts';

const numeros: EstatisticasPublicas = {
  lotesVendidos: 18_412,
  leiloesRealizados: 936,
  licitantes: 52_730,
  valorVendido: 48_731_250_000,
  lotesAbertos: 1_284,
  leiloesAtivos: 17,
  patios: 6,
  calculadasEm: '2026-12-01T15:00:00.000Z',
};
const zero = Object.fromEntries(
  Object.entries(numeros).map(([campo, valor]) => [campo, typeof valor === 'number' ? 0 : valor]),
) as EstatisticasPublicas;
const enormes = Object.fromEntries(
  Object.entries(numeros).map(([campo, valor]) => [
    campo,
    typeof valor === 'number' ? 987_654_321_012 : valor,
  ]),
) as EstatisticasPublicas;

export const exemplos: ExemplosDeDados<DadosNumeros> = {
  cheio: { estado: 'ok', numeros },
  vazio: { estado: 'ok', numeros: zero },
  longo: { estado: 'ok', numeros: enormes },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
