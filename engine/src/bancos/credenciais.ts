import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  randomBytes,
  X509Certificate,
} from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  type CredenciaisBancarias,
  type CredenciaisPublicas,
  credenciaisBancarias,
  credenciaisPublicas,
} from '@martelo/shared/integracao-bancaria';
import { z } from 'zod';
import { SISTEMA } from '../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../records/records.ts';

const guardadas = z.strictObject({
  /** Of the integration that they are for. */
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  /** Nonce, tag and AES-256-GCM of them, base64url. */
  selado: z.string(),
  quais: credenciaisPublicas.shape.quais,
  definidasEm: z.iso.datetime(),
  definidasPor: z.string(),
  /** The request that a second person agreed to, where they come from one. */
  aprovacaoUid: z.guid().optional(),
});
type Guardadas = z.output<typeof guardadas>;

/** The engine's alone: no call reads it, and no former version of a secret is kept. */
export const CREDENCIAIS_BANCARIAS: DefinicaoColecao<Guardadas> = {
  nome: 'credenciaisBancarias',
  schema: guardadas,
  indices: { hotsiteId: { tipo: 'inteiro' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

const aEspera = z.strictObject({
  /** Of the request that they wait for. */
  uid: z.guid(),
  selado: z.string(),
});
/** Those that somebody else has to agree to: the engine's alone as well, and gone when that is decided. */
export const CREDENCIAIS_A_ESPERA: DefinicaoColecao<z.output<typeof aEspera>> = {
  nome: 'credenciaisAEspera',
  schema: aEspera,
  indices: {},
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

type Dona = { uid: string; hotsiteId: number };

/**
 * What banks and card providers know the house by. It goes one way, as the credentials of DNS do (docs/decisions/122): sealed under a key
 * that follows from the engine's secret, the brand and the record, so that what was copied to another brand does not open.
 */
export interface CofreDeCredenciais {
  /** Null where nothing was ever set. `revisao` grows with each change. */
  abrir(dona: Dona): Promise<{ credenciais: CredenciaisBancarias; revisao: number } | null>;
  publicas(dona: Dona): Promise<CredenciaisPublicas>;
  /** Adds to what is there. @throws ErroMartelo REQUISICAO_INVALIDA for a certificate that is over, or is not of its key */
  definir(
    dona: Dona,
    novas: CredenciaisBancarias,
    quem: string,
    aprovacaoUid?: string,
  ): Promise<CredenciaisPublicas>;
  /** Whether those that are there come from this request. */
  definidasPor(dona: Dona, aprovacaoUid: string): Promise<boolean>;
  esquecer(dona: Dona): Promise<void>;
  /** What is there now, with what would be added: refused now if it could not be used then. @throws ErroMartelo REQUISICAO_INVALIDA */
  conferir(dona: Dona, novas: CredenciaisBancarias): Promise<void>;
  /** Keeps some, sealed, until somebody else has agreed; again under the same uid is the same. */
  guardar(dona: Dona, aprovacaoUid: string, novas: CredenciaisBancarias): Promise<void>;
  /** Null where there are none any more. */
  guardadas(dona: Dona, aprovacaoUid: string): Promise<CredenciaisBancarias | null>;
  largar(aprovacaoUid: string): Promise<void>;
  /** Grows with each change; 0 where nothing was ever set. */
  revisaoDe(dona: Dona): Promise<number>;
  /** By what the same credentials are known again, and nothing else is told of them. */
  digest(dona: Dona, novas: CredenciaisBancarias): string;
}

export function criarCofreDeCredenciais({
  registros,
  derivar,
  agora,
}: {
  registros: Registros;
  /** A keyed hash under the engine's secret, separated by purpose: 32 bytes. */
  derivar(proposito: string, texto: string): Buffer;
  agora(): number;
}): CofreDeCredenciais {
  const colecao = registros.colecao(CREDENCIAIS_BANCARIAS);
  const esperando = registros.colecao(CREDENCIAIS_A_ESPERA);
  const chaveDe = ({ uid, hotsiteId }: Dona) => derivar('credenciais de banco', `${hotsiteId}:${uid}`);
  const chaveDaEspera = ({ uid, hotsiteId }: Dona, aprovacaoUid: string) =>
    derivar('credenciais de banco à espera', `${hotsiteId}:${uid}:${aprovacaoUid}`);

  const abrir = async (dona: Dona) => {
    const achada = await colecao.obter(SISTEMA, dona.uid);
    if (achada === null || achada.hotsiteId !== dona.hotsiteId) return null;
    const texto = desselar(achada.selado, chaveDe(dona));
    return { credenciais: credenciaisBancarias.parse(JSON.parse(texto)), revisao: achada.revisao, achada };
  };
  const publicas = async (dona: Dona): Promise<CredenciaisPublicas> => {
    const { quais, definidasEm, definidasPor } = (await colecao.obter(SISTEMA, dona.uid)) ?? NENHUMA;
    return { quais, definidasEm, definidasPor };
  };

  return {
    abrir,
    publicas,
    async definir(dona, novas, quem, aprovacaoUid) {
      const antes = await abrir(dona);
      const juntas = { ...antes?.credenciais, ...novas };
      conferirCertificado(juntas, agora());
      const doc: Guardadas = {
        ...{ uid: dona.uid, hotsiteId: dona.hotsiteId, selado: selar(JSON.stringify(juntas), chaveDe(dona)) },
        quais: Object.keys(juntas) as Guardadas['quais'],
        ...{ definidasEm: new Date(agora()).toISOString(), definidasPor: quem },
        ...(aprovacaoUid !== undefined && { aprovacaoUid }),
      };
      // Nobody will see them again: that they open is proven before the answer says that they are kept.
      if (desselar(doc.selado, chaveDe(dona)) !== JSON.stringify(juntas))
        throw new Error('sealed credentials do not open');
      if (antes === null) await colecao.inserir(SISTEMA, doc);
      else await colecao.salvar(SISTEMA, doc, antes.revisao);
      return publicas(dona);
    },
    definidasPor: async (dona, aprovacaoUid) =>
      (await colecao.obter(SISTEMA, dona.uid))?.aprovacaoUid === aprovacaoUid,
    async conferir(dona, novas) {
      conferirCertificado({ ...(await abrir(dona))?.credenciais, ...novas }, agora());
    },
    async guardar(dona, aprovacaoUid, novas) {
      const doc = {
        uid: aprovacaoUid,
        selado: selar(JSON.stringify(novas), chaveDaEspera(dona, aprovacaoUid)),
      };
      const antes = await esperando.obter(SISTEMA, aprovacaoUid);
      if (antes === null) await esperando.inserir(SISTEMA, doc);
      else await esperando.salvar(SISTEMA, doc, antes.revisao);
    },
    async guardadas(dona, aprovacaoUid) {
      const achadas = await esperando.obter(SISTEMA, aprovacaoUid);
      if (achadas === null) return null;
      const texto = desselar(achadas.selado, chaveDaEspera(dona, aprovacaoUid));
      return credenciaisBancarias.parse(JSON.parse(texto));
    },
    async largar(aprovacaoUid) {
      const achadas = await esperando.obter(SISTEMA, aprovacaoUid);
      if (achadas !== null) await esperando.remover(SISTEMA, aprovacaoUid, achadas.revisao);
    },
    revisaoDe: async (dona) => (await colecao.obter(SISTEMA, dona.uid))?.revisao ?? 0,
    digest: ({ uid, hotsiteId }, novas) =>
      derivar('prova de credenciais', `${hotsiteId}:${uid}:${canonico(novas)}`).toString('base64url'),
    async esquecer(dona) {
      const achada = await colecao.obter(SISTEMA, dona.uid);
      if (achada !== null) await colecao.remover(SISTEMA, dona.uid, achada.revisao);
    },
  };
}

const NENHUMA: CredenciaisPublicas = { quais: [], definidasEm: null, definidasPor: null };

function selar(texto: string, chave: Buffer): string {
  const nonce = randomBytes(12);
  const cifra = createCipheriv('aes-256-gcm', chave, nonce);
  const corpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
  return Buffer.concat([nonce, cifra.getAuthTag(), corpo]).toString('base64url');
}

function desselar(selado: string, chave: Buffer): string {
  const bytes = Buffer.from(selado, 'base64url');
  const cifra = createDecipheriv('aes-256-gcm', chave, bytes.subarray(0, 12), { authTagLength: 16 });
  cifra.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cifra.update(bytes.subarray(28)), cifra.final()]).toString('utf8');
}

/** What the bank would refuse in the night is refused while who sent it is there. */
function conferirCertificado(
  { pixCertificado, pixChavePrivada, pixAutoridade }: CredenciaisBancarias,
  agora: number,
): void {
  const recusar = (campo: string, problema: string): never => {
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [`${campo}: ${problema}`]);
  };
  const certificadoDe = (campo: string, pem: string | undefined): X509Certificate | null => {
    if (pem === undefined) return null;
    try {
      return new X509Certificate(pem);
    } catch {
      return recusar(campo, 'não é um certificado que se possa ler');
    }
  };
  certificadoDe('pixAutoridade', pixAutoridade);
  const certificado = certificadoDe('pixCertificado', pixCertificado);
  if (certificado !== null && Date.parse(certificado.validTo) <= agora)
    recusar(
      'pixCertificado',
      `o certificado venceu em ${new Date(certificado.validTo).toISOString().slice(0, 10)}`,
    );
  if (pixChavePrivada === undefined) return;
  try {
    const chave = createPrivateKey(pixChavePrivada);
    if (certificado === null || certificado.checkPrivateKey(chave)) return;
  } catch {
    recusar('pixChavePrivada', 'não é uma chave privada que se possa ler, sem senha');
  }
  recusar('pixChavePrivada', 'não é a chave deste certificado');
}
