import type { RegrasHotsite } from './hotsite.ts';

const semJanela = { inicio: null, fim: null };

/** The two demo brands, agreed between cms (pages, colours) and engine (rules, auctions). */
export const HOTSITES_DEMO: readonly RegrasHotsite[] = [
  {
    id: 1,
    uid: '01900000-0000-7000-8000-000000000001',
    nome: 'Leilo',
    tipo: 'leilao',
    subdominio: 'leilo',
    dominio: null,
    permitirCpf: true,
    permitirCnpj: true,
    janelaCadastro: semJanela,
    janelaVisualizacao: semJanela,
    confirmacoesObrigatorias: [],
    documentosObrigatorios: false,
  },
  {
    id: 2,
    uid: '01900000-0000-7000-8000-000000000002',
    nome: 'Pacto',
    tipo: 'loja',
    subdominio: 'pacto',
    dominio: null,
    permitirCpf: true,
    permitirCnpj: true,
    janelaCadastro: semJanela,
    janelaVisualizacao: semJanela,
    confirmacoesObrigatorias: [],
    documentosObrigatorios: false,
  },
];
