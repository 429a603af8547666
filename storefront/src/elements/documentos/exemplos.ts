import type { ArquivosDoLeilao } from '@martelo/shared/leilao-arquivo';
import { INSTANTE_DOS_EXEMPLOS } from '../dados/exemplos.ts';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosDocumentos } from './dados.ts';

const DIA_MS = 86_400_000;
const uid = (n: number) => `01900000-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`;

const grupo = (n: number, nome: string, quais: readonly number[]): ArquivosDoLeilao => ({
  leilao: {
    ...{ id: n, uid: uid(n), nome, cidade: 'Guarulhos/SP' },
    data: new Date(INSTANTE_DOS_EXEMPLOS + n * 2 * DIA_MS).toISOString(),
  },
  arquivos: quais.map((qual) => ARQUIVOS[qual]!),
});

const ARQUIVOS: ArquivosDoLeilao['arquivos'] = [
  {
    tipo: 'EDITAL',
    nome: 'Edital completo',
    url: '/demo/documentos/edital.pdf',
    tamanho: 2_412_032,
    extensao: 'PDF',
  },
  {
    ...{ tipo: 'REGULAMENTO', nome: 'Regulamento de participação', url: '/demo/documentos/regulamento.pdf' },
    ...{ tamanho: 318_400, extensao: 'PDF' },
  },
  {
    ...{ tipo: 'ORDEM_VISITACAO', nome: 'Ordem de visitação', url: '/demo/documentos/visitacao.pdf' },
    ...{ tamanho: null, extensao: 'PDF' },
  },
  {
    tipo: 'OUTRO',
    nome: 'Relação de bens',
    url: 'https://exemplo.com/relacao.xlsx',
    tamanho: 84_000,
    extensao: 'XLSX',
  },
];

export const exemplos: ExemplosDeDados<DadosDocumentos> = {
  cheio: {
    estado: 'ok',
    leiloes: [
      grupo(1, 'Frota e Recuperados de Financiamento', [0, 1, 2]),
      grupo(2, 'Máquinas e Implementos Agrícolas', [0, 3]),
    ],
  },
  vazio: { estado: 'ok', leiloes: [] },
  longo: {
    estado: 'ok',
    leiloes: [
      {
        leilao: {
          ...grupo(
            3,
            'Bens Inservíveis e Recuperados de Financiamento da Região Centro-Oeste, 2ª chamada extraordinária',
            [],
          ).leilao,
          cidade: 'Vila Bela da Santíssima Trindade/MT',
        },
        arquivos: ARQUIVOS.map((arquivo) => ({
          ...arquivo,
          nome: 'Termo aditivo nº 000.123/2026 ao regulamento geral de participação e habilitação de pessoas jurídicas estrangeiras',
          tamanho: 1_234_567_890,
        })),
      },
    ],
  },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
