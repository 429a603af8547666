import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosComitentes } from './dados.ts';

const LOGOS = [
  ['Banco Horizonte', 'banco-horizonte'],
  ['Seguradora Aurora', 'seguradora-aurora'],
  ['Locadora Rota Certa', 'locadora-rota-certa'],
  ['Cooperativa Vale Verde', 'cooperativa-vale-verde'],
  ['Transportes Andrade', 'transportes-andrade'],
  ['Construtora Pedra Alta', null],
] as const;

const comitentes = LOGOS.map(([nomeSite, arquivo], n) => ({
  id: n + 1,
  nomeSite,
  logomarcaUrl: arquivo && `/demo/logos/${arquivo}.svg`,
  existeLogomarca: arquivo !== null,
}));

export const exemplos: ExemplosDeDados<DadosComitentes> = {
  cheio: { estado: 'ok', comitentes },
  vazio: { estado: 'ok', comitentes: [] },
  longo: {
    estado: 'ok',
    comitentes: comitentes.slice(0, 3).map((um) => ({
      ...um,
      logomarcaUrl: null,
      existeLogomarca: false,
      nomeSite: 'Companhia Brasileira de Arrendamento Mercantil, Crédito e Investimento do Centro-Oeste S.A.',
    })),
  },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
