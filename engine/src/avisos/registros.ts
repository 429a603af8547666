import { CANAIS } from '@martelo/shared/avisos/canais';
import { codigoEvento, escolhas, vozDaMarca } from '@martelo/shared/avisos/esquemas';
import { CODIGOS_EVENTO, type CodigoEvento, eventoDe } from '@martelo/shared/avisos/eventos';
import { MOTIVOS, type Motivo } from '@martelo/shared/avisos/regra';
import { z } from 'zod';
import { tem } from '../api/recurso/politica.ts';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

const instante = z.iso.datetime();
const motivo = z.enum(Object.keys(MOTIVOS) as [Motivo, ...Motivo[]]);

/** Something that one person was told: what the bell shows, and what messages are made of as they go out. */
const aviso = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  cliUid: z.guid().nullable(),
  usuUid: z.guid().nullable(),
  evento: codigoEvento,
  /** Never a secret: codes and tokens are found out while they are sent. */
  dados: z.record(z.string(), z.unknown()),
  em: instante,
  valeAte: instante,
  /** Of several about the same matter the bell shows the last. */
  topico: z.string().max(200).nullable(),
  /** Whether the bell shows it. */
  noSino: z.boolean(),
  titulo: z.string(),
  corpo: z.string(),
  destino: z.string(),
  lidoEm: instante.nullable(),
  /** Why it went nowhere else. */
  dispensas: z.partialRecord(z.enum(CANAIS), motivo),
});
export type Aviso = z.infer<typeof aviso>;

const doSistema = {
  leitura: (acesso: Acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso: Acesso) => acesso.tipo === 'sistema',
};

export const AVISOS: DefinicaoColecao<Aviso> = {
  nome: 'avisosPessoais',
  schema: aviso,
  indices: {
    cliUid: { tipo: 'texto', semArvore: true },
    usuUid: { tipo: 'texto', semArvore: true },
    hotsiteId: { tipo: 'inteiro', semArvore: true },
    evento: { tipo: 'texto', semArvore: true },
    em: { tipo: 'instante', semArvore: true },
    noSino: { tipo: 'booleano', semArvore: true },
    lidoEm: { tipo: 'instante', semArvore: true },
    topico: { tipo: 'texto', semArvore: true },
  },
  arvores: [
    ['cliUid', 'em'],
    ['usuUid', 'em'],
  ],
  carimbosSemArvore: true,
  semHistorico: true,
  salvaSemSincronizar: true,
  // Everybody reads their own, and nobody anybody else's; one of the house what their roles of now tell them, on the brand that they are on.
  leitura(acesso) {
    switch (acesso.tipo) {
      case 'sistema':
        return {};
      case 'cliente':
        return { cliUid: acesso.cliUid, noSino: true };
      case 'interno': {
        const { usuUid, hotsiteId } = acesso;
        return { usuUid, hotsiteId, noSino: true, evento: eventosNoSinoDe(acesso) };
      }
      default:
        return null;
    }
  },
  escrita: doSistema.escrita,
};

/** What one of the house may be told on the bell. */
export const eventosNoSinoDe = (acesso: Acesso): CodigoEvento[] =>
  CODIGOS_EVENTO.filter((codigo) => {
    const { para, canais, papeis } = eventoDe(codigo);
    return para !== 'cliente' && canais.includes('sino') && (papeis === undefined || tem(acesso, papeis));
  });

/** A browser that takes notifications for somebody. */
const inscricao = z.strictObject({
  /** Follows from its address at the push service. */
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  cliUid: z.guid(),
  /** The session that it was made in: it ends with it. */
  sessao: z.string().nullable(),
  endpoint: z.string().max(1_000),
  p256dh: z.string(),
  auth: z.string(),
  criadaEm: instante,
});
export type Inscricao = z.infer<typeof inscricao>;

export const INSCRICOES: DefinicaoColecao<Inscricao> = {
  nome: 'inscricoesPush',
  schema: inscricao,
  indices: {
    cliUid: { tipo: 'texto' },
    sessao: { tipo: 'texto' },
    criadaEm: { tipo: 'instante', semArvore: true },
  },
  carimbosSemArvore: true,
  semHistorico: true,
  ...doSistema,
};

/** What a client chose. `uid` is theirs. */
const preferencias = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  escolhas,
  /** Their consent to be told of offers: the words, when, and from where; null where they gave none, or took it back. */
  novidades: z.strictObject({ texto: z.string(), em: instante, endereco: z.string().max(60) }).nullable(),
});
export type Preferencias = z.infer<typeof preferencias>;

/** Its history stays: who agreed to what, and when it was taken back. */
export const PREFERENCIAS: DefinicaoColecao<Preferencias> = {
  nome: 'preferenciasDeAvisos',
  schema: preferencias,
  indices: { hotsiteId: { tipo: 'inteiro', semArvore: true } },
  carimbosSemArvore: true,
  leitura: (acesso) =>
    acesso.tipo === 'sistema' ? {} : acesso.tipo === 'cliente' ? { uid: acesso.cliUid } : null,
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' || (acesso.tipo === 'cliente' && depois.uid === acesso.cliUid),
};

const vozGuardada = vozDaMarca.extend({ uid: z.guid() });
/** How a brand speaks, as the cms told it. `uid` is the brand's. */
export const VOZES: DefinicaoColecao<z.infer<typeof vozGuardada>> = {
  nome: 'vozesDasMarcas',
  schema: vozGuardada,
  indices: { id: { tipo: 'inteiro', unico: true } },
  ...doSistema,
};
