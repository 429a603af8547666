import { randomBytes } from 'node:crypto';
import {
  caminhoDoConvite,
  codigoDoConvite,
  conviteEscrita,
  SITUACOES_CONVITE,
  VALIDADE_MAXIMA_DO_CONVITE_MS,
} from '@martelo/shared/convite';
import { mascararEmail } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_CONVIDA } from '@martelo/shared/papeis';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';

const CONVIDAM = QUEM_CONVIDA;

/** 128 bits that nobody guesses. */
export const novoCodigo = (): string => randomBytes(16).toString('base64url');

/**
 * Invitations to register: of staff, which end, are good for as many as they say and may put who comes into groups; and each client's own
 * link, which gives nothing but the mark of who brought them.
 */
export const CONVITES = recurso({
  nome: 'convite',
  caminho: '/v1/convites-cadastro',
  colecao: 'convites',
  rotulo: { um: 'Convite', varios: 'Convites' },
  modulo: 'manutencao',
  escrita: conviteEscrita,
  guarda: {
    codigo: codigoDoConvite.default(novoCodigo),
    /** The client whose link it is; null of those that staff make. */
    convidadoPor: z.guid().nullable().default(null),
    situacao: z.enum(SITUACOES_CONVITE).default('ATIVO'),
    /** How many registered by it, or tried to with data that somebody has already. */
    usos: z.int().min(0).default(0),
    criadoEm: z.iso.datetime().nullable().default(null),
  },
  marca: 'hotsiteId',
  papeis: { le: CONVIDAM, escreve: CONVIDAM },
  dono: { campo: 'convidadoPor' },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    email: { rotulo: 'E-mail', busca: true, mascara: { com: mascararEmail, inteiro: CONVIDAM } },
    codigo: { rotulo: 'Código', unico: true },
    convidadoPor: { rotulo: 'Cliente que convida' },
    situacao: { rotulo: 'Situação' },
    expiraEm: { rotulo: 'Vale até' },
  },
  rotulos: {
    grupos: 'Grupos de quem vier',
    maximoUsos: 'Cadastros que permite',
    usos: 'Cadastros feitos',
    criadoEm: 'Criado em',
  },
  valores: { situacao: { ATIVO: 'Ativo', REVOGADO: 'Revogado' } },
  refs: { grupos: 'grupoCliente' },
  acrescenta: {
    resposta: { caminho: z.string().describe('No site da marca') },
    de: ({ codigo }) => ({ caminho: caminhoDoConvite(codigo) }),
  },
  transicoes: { campo: 'situacao', tabela: [{ de: 'ATIVO', para: 'REVOGADO', quem: CONVIDAM }] },
  acoes: {
    revogar: {
      resumo: 'Revoga: o link não vale mais',
      papeis: CONVIDAM,
      para: 'REVOGADO',
      executar: () => ({ situacao: 'REVOGADO' as const }),
    },
  },
  async confere({ antes, depois }, { agora }) {
    const recusar = (problema: string) => new ErroMartelo('CONVITE_RECUSADO', { problema });
    if (antes !== null && antes.convidadoPor !== null && mudou(antes, depois, DE_QUEM_CONVIDA))
      throw recusar('O link de um cliente só pode ser revogado.');
    if (antes !== null && mudou(antes, depois, ['grupos', 'email', 'codigo']))
      throw recusar('Grupos e e-mail são definidos ao criar o convite. Revogue este e crie outro.');
    // Of one that is being made the defaults are not there yet.
    if ((depois.convidadoPor ?? null) !== null || depois.expiraEm === antes?.expiraEm) return;
    const ate = depois.expiraEm === null ? Number.POSITIVE_INFINITY : Date.parse(depois.expiraEm);
    if (ate <= agora()) throw recusar('O convite precisa valer até um dia que ainda não passou.');
    if (ate > agora() + VALIDADE_MAXIMA_DO_CONVITE_MS) throw recusar('Um convite vale no máximo 90 dias.');
  },
  efeitos: {
    carta: {
      rotulo: 'Carta a quem é convidado',
      em: ['criar'],
      dados: z.strictObject({}),
      prepara: ({ depois }) => (depois.email === undefined ? null : {}),
      faz: (_, servicos: ServicosDaCasa, { uid, chave }) => servicos.enviarConvite(uid, chave),
    },
  },
});

const DE_QUEM_CONVIDA = ['nome', 'email', 'grupos', 'maximoUsos', 'expiraEm'] as const;
const mudou = (antes: object, depois: object, campos: readonly string[]): boolean =>
  campos.some(
    (campo) =>
      JSON.stringify((antes as Record<string, unknown>)[campo]) !==
      JSON.stringify((depois as Record<string, unknown>)[campo]),
  );
