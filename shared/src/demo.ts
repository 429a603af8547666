import { completarDocumento } from './documentos.ts';
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
    legal: {
      razaoSocial: 'Leilo Leilões e Intermediação Ltda.',
      cnpj: completarDocumento('123456780001'),
      endereco: 'Av. Paulista, 1000, 8º andar, Bela Vista, São Paulo, SP, 01310-100',
      telefone: '(11) 4002-8922',
      email: 'atendimento@leilo.example',
    },
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
    // With letters, as given out since July 2026.
    legal: {
      razaoSocial: 'Pacto Comércio de Veículos S.A.',
      cnpj: completarDocumento('7PACT0420001'),
      endereco: 'Rua Felipe Schmidt, 500, sala 3, Centro, Florianópolis, SC, 88010-001',
      telefone: '(48) 3030-2020',
      email: 'contato@pacto.example',
    },
  },
];
