import type { Destinatario } from '@martelo/shared/avisos/avisar';
import type { CodigoEvento, DadosDoEvento } from '@martelo/shared/avisos/eventos';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { VALIDADE_DA_LIBERACAO_MIN } from '@martelo/shared/sessao';
import { VALIDADE_DO_CONVITE_HORAS } from '@martelo/shared/usuario';
import { z } from 'zod';
import {
  AVISO_CADASTRO_REPETIDO,
  AVISO_NOVO_DISPOSITIVO,
  AVISO_REDEFINICAO,
  AVISO_SEGUNDO_FATOR,
  AVISO_SENHA_NOVA,
} from '../acesso/identidade/cartas.ts';
import type { Contas } from '../acesso/identidade/contas.ts';
import { BLOQUEIO_DO_FATOR, CREDENCIAIS } from '../acesso/identidade/credenciais.ts';
import { type Redefinicao, VALIDADE_REDEFINICAO_MS } from '../acesso/identidade/redefinicao.ts';
import { registrarBloqueioDeFator } from '../acesso/usuarios/bloqueio-de-fator.ts';
import { novaCarga } from '../jobs/avisar.ts';
import type { Efeitos } from '../jobs/efeitos.ts';
import type { Executor, Fila } from '../jobs/fila.ts';
import type { Registros } from '../records/records.ts';
import type { Entregador } from './entregador.ts';
import type { SalaDeAvisos } from './sala.ts';

const daRedefinicao = z.object({
  uid: z.string(),
  hotsiteId: z.number(),
  email: z.string(),
  instante: z.number(),
  /** It follows from the release of a second factor that wrong codes had blocked. */
  liberado: z.boolean().optional(),
});
const daSenhaNova = z.object({
  hotsiteId: z.number(),
  contaUid: z.string(),
  tipo: z.enum(['cliente', 'interno']),
  instante: z.number(),
});
const doDispositivo = daSenhaNova.extend({ aparelho: z.string() });
const doSegundoFator = daSenhaNova.extend({ ato: z.enum(['ativado', 'desativado']) });

const doBloqueio = z.object({ desde: z.number() });

interface Dependencias {
  registros: Registros;
  sala: Pick<SalaDeAvisos, 'avisarJa'>;
  entregador: Pick<Entregador, 'registrarSegredo'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  siteDe(hotsite: RegrasHotsite): string;
  redefinicao: Redefinicao;
  contas: Contas;
}

/**
 * Letters about an account itself: a link for a new password, the notice that there is one. Those that follow from a change of the
 * account are kept beside its credentials; the others are jobs.
 */
export function registrarAvisosDeConta(fila: Fila, efeitos: Efeitos, deps: Dependencias): void {
  const { sala, entregador, hotsitePorId, siteDe, redefinicao, contas } = deps;

  const avisar = <E extends CodigoEvento>(
    evento: E,
    { hotsiteId, chave, instante }: { hotsiteId: number; chave: string; instante: number },
    quem: Destinatario,
    dados: DadosDoEvento<E>,
  ) => sala.avisarJa(novaCarga(evento, { ...quem, hotsiteId, dados, chave }, instante));
  const doTipo = (tipo: 'cliente' | 'interno', uid: string): Destinatario =>
    tipo === 'cliente' ? { cliUid: uid } : { usuUid: uid };

  /** Whose address it is, if anybody's, is found out here: who asked hears the same either way. */
  const enviarLink: Carta = async (carga, { chave }) => {
    const { uid, hotsiteId, email, instante, liberado } = daRedefinicao.parse(carga);
    const marca = hotsitePorId(hotsiteId);
    const conta = marca && (await contas.porEmail(marca, email));
    if (!conta) return;
    if (liberado) {
      await avisar('segundo-fator-liberado', { hotsiteId, chave, instante }, doTipo(conta.tipo, conta.uid), {
        ...{ pedido: uid, minutos: VALIDADE_DA_LIBERACAO_MIN },
      });
      return;
    }
    await avisar('senha-redefinir', { hotsiteId, chave, instante }, doTipo(conta.tipo, conta.uid), {
      ...{ pedido: uid, minutos: VALIDADE_REDEFINICAO_MS / 60_000 },
    });
  };
  const comLink = (evento: CodigoEvento, validadeMs: number) =>
    entregador.registrarSegredo(evento, async ({ pedido }, { marca, email }) => {
      const emitida =
        email === null ? null : await redefinicao.emitir(String(pedido), marca, email, validadeMs);
      // Behind `#`: no browser sends it on, no server or proxy on the way writes it down.
      return emitida && { valores: { endereco: `${siteDe(marca)}/redefinir-senha#token=${emitida.token}` } };
    });
  comLink('senha-redefinir', VALIDADE_REDEFINICAO_MS);
  comLink('segundo-fator-liberado', VALIDADE_DA_LIBERACAO_MIN * 60_000);
  comLink('usuario-convidado', VALIDADE_DO_CONVITE_HORAS * 3_600_000);

  const avisarSenhaNova: Carta = async (carga, { chave }) => {
    const { contaUid, tipo, ...lida } = daSenhaNova.parse(carga);
    await avisar('senha-trocada', { ...lida, chave }, doTipo(tipo, contaUid), {
      quando: new Date(lida.instante).toISOString(),
    });
  };
  const avisarSegundoFator: Carta = async (carga, { chave }) => {
    const { contaUid, tipo, ato, ...lida } = doSegundoFator.parse(carga);
    await avisar('segundo-fator', { ...lida, chave }, doTipo(tipo, contaUid), {
      ...{ ato, quando: new Date(lida.instante).toISOString() },
    });
  };
  const avisarRepetido: Carta = async (carga, { chave }) => {
    const { contaUid, tipo, ...lida } = daSenhaNova.parse(carga);
    await avisar('cadastro-repetido', { ...lida, chave }, doTipo(tipo, contaUid), {});
  };

  const avisarDispositivo: Carta = async (carga, { chave }) => {
    const { contaUid, tipo, aparelho, ...lida } = doDispositivo.parse(carga);
    await avisar('novo-dispositivo', { ...lida, chave }, doTipo(tipo, contaUid), {
      ...{ aparelho, quando: new Date(lida.instante).toISOString() },
    });
  };

  /** The house has it among those to be released; its owner hears of it: whoever gave ten wrong codes knows the password. */
  const bloquear = async (dados: unknown, { uid, chave }: { uid: string; chave: string }): Promise<void> => {
    const { desde } = doBloqueio.parse(dados);
    const dono = await registrarBloqueioDeFator(deps.registros, uid, desde);
    const hotsiteId = dono?.hotsites[0];
    if (!dono || hotsiteId === undefined) return;
    await avisar('segundo-fator-bloqueado', { hotsiteId, chave, instante: desde }, doTipo(dono.tipo, uid), {
      quando: new Date(desde).toISOString(),
    });
  };

  efeitos.registrar(CREDENCIAIS, {
    [AVISO_REDEFINICAO]: { faz: enviarLink },
    [AVISO_SENHA_NOVA]: { faz: avisarSenhaNova },
    [AVISO_SEGUNDO_FATOR]: { faz: avisarSegundoFator },
    [BLOQUEIO_DO_FATOR]: { faz: bloquear },
  });
  fila.registrar(AVISO_REDEFINICAO, enviarLink);
  fila.registrar(AVISO_CADASTRO_REPETIDO, avisarRepetido);
  fila.registrar(AVISO_NOVO_DISPOSITIVO, avisarDispositivo);
  // Queued before letters were kept beside the credentials, and not sent yet.
  fila.registrar(AVISO_SENHA_NOVA, avisarSenhaNova);
  fila.registrar(AVISO_SEGUNDO_FATOR, avisarSegundoFator);
}

type Carta = (carga: Parameters<Executor>[0], info: { chave: string }) => Promise<void>;
