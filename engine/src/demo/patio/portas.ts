import { hash } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import type { Identidade } from '../../acesso/identidade/identidade.ts';
import { USUARIOS } from '../../acesso/usuarios/registro.ts';
import { autorDe, uidDoComando } from '../../api/comando.ts';
import type { QualquerRecurso } from '../../api/recurso/declaracao.ts';
import { rotasDoRecurso } from '../../api/recurso/rotas.ts';
import type { Chamador, Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { CARTEIRAS } from '../../casa/carteira.ts';
import { COMITENTES } from '../../casa/comitente.ts';
import { ESTADIAS } from '../../casa/estadia.ts';
import { LOCAIS_REMOCAO } from '../../casa/local-remocao.ts';
import { MOTORISTAS } from '../../casa/motorista.ts';
import { PATIOS } from '../../casa/patio.ts';
import { REMOCOES } from '../../casa/remocao.ts';
import { SERVICOS_DE_ESTADIA } from '../../casa/servico-de-estadia.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';
import { TIPOS_DE_VISTORIA } from '../../casa/tipo-vistoria.ts';
import { TRANSPORTADORAS } from '../../casa/transportadora.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import type { Files } from '../../files/files.ts';
import type { Enviado } from '../../files/receive.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { ligarEstadias } from '../../negocio/estadias/ligar.ts';
import { vistoriadoDesde } from '../../negocio/estadias/vistoriado.ts';
import { ligarRemocoes } from '../../negocio/remocoes/ligar.ts';
import type { RetiradaLigada } from '../../negocio/retirada/ligar.ts';
import { ligarVistorias } from '../../negocio/vistorias/ligar.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';

/** What of the house the demo's yards are filled by. */
export interface Casa {
  servicos: ServicosDaCasa;
  recursos: readonly QualquerRecurso<ServicosDaCasa>[];
  leitura: Pick<Leitura, 'lote'>;
  retirada: RetiradaLigada;
  umaVez: UmaVez;
  /** Resolves when sales are what their lots have become. */
  vendasEmDia(): Promise<void>;
  validadeDasAprovacoesMs: number;
}

interface Dependencias {
  registros: Registros;
  identidade: Identidade;
  arquivos: Files;
  casa: Casa;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

type Documento = Registro<{ uid: string; id: number; situacao?: string }>;

/** What the demo says of a record by a call; with a picture, the fields beside it. */
interface Pedido {
  corpo?: object;
  foto?: Buffer;
  /** By which the same call is known again: what it makes is made once. */
  chave?: string;
  metodo?: 'post' | 'put';
}

/** The house's calls as its people make them, at the hour that they made them. */
export interface Portas {
  registros: Registros;
  agora(): number;
  /** Whatever is called from now on is called then (Unix ms). */
  em(instante: number): void;
  quem(email: string, hotsiteId: number): Promise<Chamador>;
  /** Whether an account may act at all: not where the house demands a second factor that it has not enrolled yet. */
  entra(email: string, hotsiteId: number): Promise<boolean>;
  // biome-ignore lint/suspicious/noExplicitAny: what a call answers is the call's to say.
  chamar(quem: Chamador, caminho: string, pedido?: Pedido): Promise<any>;
  /** An act of a record's kind, on whatever revision it has; nothing where it stands elsewhere by now than `de`. */
  agir(
    quem: Chamador,
    recurso: DefinicaoColecao<never>,
    uid: string,
    ato: string,
    opcoes?: { de?: string; corpo?: object },
  ): Promise<void>;
  /** Of what the same author makes under a key. */
  uidDe(quem: Chamador, chave: string): string;
  /** Resolves when what follows from all that was called is done: a chain of custody is in the order of what happened. */
  seguido(): Promise<void>;
}

const ESPECIES = [
  ...[VEICULOS, ESTADIAS, VISTORIAS, REMOCOES, SERVICOS_DE_ESTADIA, TIPOS_DE_VISTORIA, TRANSPORTADORAS],
  ...[MOTORISTAS, LOCAIS_REMOCAO, CARTEIRAS, COMITENTES, PATIOS],
] as unknown as (DefinicaoColecao<{ uid: string }> & QualquerRecurso<ServicosDaCasa>)[];
const ENTRE_OLHADAS_MS = 20;
/** Whoever starts a demo waits no longer for it. */
const PACIENCIA_MS = 30_000;

/** By their own calls, wired once more on a clock that stands where the demo's story is. */
export function abrirPortas({
  registros,
  identidade,
  arquivos,
  casa,
  agora: agoraMesmo,
  log,
}: Dependencias): Portas {
  let hora: number | null = null;
  const agora = () => hora ?? agoraMesmo();
  const { servicos, recursos, leitura, retirada, umaVez, vendasEmDia, validadeDasAprovacoesMs } = casa;
  const hotsitePorId = identidade.hotsites.porId;
  const { nomeDoUsuario } = servicos;
  // A picture comes from no form.
  const daDemo: Files = {
    ...arquivos,
    readForm: async (req, _, campos) => ({
      campos: campos.parse((req as unknown as { campos: unknown }).campos) as never,
      enviado: (req as unknown as { enviado: Enviado }).enviado,
    }),
  };
  const comuns = { registros, arquivos: daDemo, umaVez, agora, log, nomeDoUsuario, hotsitePorId };
  const estadias = ligarEstadias({
    ...{ ...comuns, leitura, retirada, hotsites: { porId: hotsitePorId }, emDia: vendasEmDia },
    vistoriadoDesde: (...qual) => vistoriadoDesde(registros, recursos as never, ...qual),
    avisar: async () => undefined as never,
  });
  const vistorias = ligarVistorias({ ...comuns, servicosDoVeiculo: servicos });
  const remocoes = ligarRemocoes({
    ...{ ...comuns, estadias: estadias.servicos, vistorias: vistorias.daColeta, validadeDasAprovacoesMs },
    acessoDe: identidade.acessoDeQuem,
    avisar() {},
  });
  const deEntao: ServicosDaCasa = {
    ...{ ...servicos, ...estadias.servicos, ...vistorias.servicos, ...remocoes.servicos, agora },
  };
  const catalogo = new Map(recursos.map((recurso) => [recurso.declaracao.nome, recurso]));
  const rotas: Rota[] = [
    ...estadias.rotas,
    ...vistorias.rotas,
    ...retirada.rotas,
    ...ESPECIES.flatMap((recurso) => rotasDoRecurso(recurso, deEntao, catalogo)),
  ];

  /** The call of an address, with what its address names. */
  const achar = (metodo: string, caminho: string): { rota: Rota; params: Record<string, string> } => {
    const dito = caminho.split('/');
    for (const rota of rotas) {
      const partes = rota.caminho.split('/');
      const casa = partes.every((parte, i) => parte.startsWith(':') || parte === dito[i]);
      if (rota.metodo !== metodo || partes.length !== dito.length || !casa) continue;
      const nomes = partes.flatMap((parte, i) => (parte.startsWith(':') ? [[parte.slice(1), dito[i]!]] : []));
      return { rota, params: Object.fromEntries(nomes) };
    }
    throw new Error(`the demo knows no call ${metodo} ${caminho}`);
  };
  const acessos = new Map<string, Promise<Chamador>>();
  const marcaDe = (hotsiteId: number) => HOTSITES_DEMO.find(({ id }) => id === hotsiteId)!;
  const acessoDe = async (email: string, hotsite: RegrasHotsite) => {
    const conta = await registros.colecao(USUARIOS).obterPor(SISTEMA, 'email', email);
    return conta === null ? null : identidade.acessoDeQuem(conta.uid, hotsite);
  };
  const chamador = async (email: string, hotsite: RegrasHotsite): Promise<Chamador> => {
    const acesso = await acessoDe(email, hotsite);
    if (acesso === null) throw new Error(`${email} may not enter ${hotsite.nome}`);
    return { acesso, hotsite, ip: '', requestId: 'demo' };
  };

  const chamar: Portas['chamar'] = async (
    quem,
    caminho,
    { corpo = {}, foto, chave, metodo = 'post' } = {},
  ) => {
    const { rota, params } = achar(metodo, caminho);
    const campos = { ...corpo, ...(chave === undefined ? {} : { comandoId: chave }) };
    const enviado = foto && { bytes: foto, sha256: hash('sha256', foto), nome: 'foto.jpg' };
    const req = {
      ...{ method: metodo.toUpperCase(), path: caminho, query: {}, body: campos, campos, enviado },
      get() {},
    };
    const body = foto === undefined ? rota.body?.parse(campos) : undefined;
    return rota.executar({ params, query: {}, body, chamador: quem, req, log } as never);
  };

  return {
    ...{ registros, agora, chamar },
    em(instante) {
      hora = instante;
    },
    quem(email, hotsiteId) {
      const chave = `${email}/${hotsiteId}`;
      const achado = acessos.get(chave) ?? chamador(email, marcaDe(hotsiteId));
      acessos.set(chave, achado);
      return achado;
    },
    entra: async (email, hotsiteId) => (await acessoDe(email, marcaDe(hotsiteId))) !== null,
    async agir(quem, recurso, uid, ato, { de, corpo = {} } = {}) {
      const { caminho } = (recurso as unknown as QualquerRecurso<ServicosDaCasa>).declaracao;
      const doc = (await registros.colecao(recurso).obter(SISTEMA, uid)) as Documento | null;
      if (doc === null || (de !== undefined && doc.situacao !== de)) return;
      await chamar(quem, `${caminho}/${uid}/${ato}`, { corpo: { ...corpo, revisao: doc.revisao } });
    },
    uidDe: (quem, chave) => uidDoComando({ autor: autorDe(quem), comandoId: chave, doCliente: true }),
    async seguido() {
      const ate = performance.now() + PACIENCIA_MS;
      for (const especie of ESPECIES)
        while ((await registros.colecao(especie).comEfeitosDevidos(agoraMesmo(), 1)).length > 0) {
          if (performance.now() > ate) return;
          await esperar(ENTRE_OLHADAS_MS);
        }
    },
  };
}
