import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { CodigoEvento } from '@martelo/shared/avisos/eventos';
import type { Cliente } from '@martelo/shared/cliente';
import { CANAIS_DE_CONTATO, type CanalDeContato } from '@martelo/shared/conta/confirmacao';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import type { Logger } from 'pino';
import { z } from 'zod';
import { acharCliente } from '../../acesso/clientes/achar.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { AVISO_CADASTRO_REPETIDO } from '../../acesso/identidade/cartas.ts';
import type { Identidade } from '../../acesso/identidade/identidade.ts';
import { criarLimitador } from '../../api/limite.ts';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { Efeitos } from '../../jobs/efeitos.ts';
import type { Fila } from '../../jobs/fila.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { criarContatos, ENVIAR_CODIGO, GRAVAR_CONTATO, mascararContato } from './contatos.ts';
import { CONFIRMACOES, type Confirmacao } from './registro.ts';
import { rotasDosContatos } from './rotas-contatos.ts';
import { rotasDoPerfil } from './rotas-perfil.ts';

interface Dependencias {
  registros: Registros;
  identidade: Identidade;
  fila: Pick<Fila, 'enfileirar'>;
  efeitos: Efeitos;
  avisar: Avisar;
  /** Says how a message of an event finds out what it carries, and where it goes. */
  registrarSegredo(evento: CodigoEvento, resolver: Resolver): void;
  umaVez: UmaVez;
  siteDe(marca: RegrasHotsite): string;
  limites: boolean;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}
type Resolver = (
  dados: Record<string, unknown>,
  quem: { marca: RegrasHotsite; aviso: { cliUid: string | null; usuUid: string | null } },
) => Promise<{
  valores: Readonly<Record<string, string>>;
  endereco?: { email?: string; telefone?: string };
} | null>;

const doEnvio = z.object({ pedido: z.string(), avisarTroca: z.boolean() });
const daGravacao = z.object({ pedido: z.string(), revisao: z.int() });
/** Versions of an account in which a former address is looked for. */
const VERSOES = 200;

/** The account of a client: its contacts and how they are confirmed, and its data. Gives its calls. */
export function ligarConta(d: Dependencias): Rota[] {
  const { registros, identidade, agora, avisar } = d;
  const limitar = (capacidade: number, reposicaoMs: number) =>
    criarLimitador({ capacidade, reposicaoMs, relogio: agora, ativo: d.limites });
  const clientes = registros.colecao(CLIENTES);
  const contatos = criarContatos({
    ...{ registros, derivar: identidade.chaves.derivar, agora, limites: d.limites },
    epoca: identidade.epoca,
    esquecerLinks: identidade.redefinicao.esquecer,
    internoDoEmail: identidade.internoDoEmail,
  });

  // Somebody else's typing is worth a few letters, however often it is tried.
  const repetidos = limitar(3, 60 * 60_000);
  /** Whether an e-mail is an account's already. Its owner is told, and nobody else. */
  const deOutro = async ({ hotsiteId, cliUid, endereco }: Confirmacao): Promise<boolean> => {
    const usuUid = await identidade.internoDoEmail(endereco);
    const cliente = await acharCliente(registros, hotsiteId, 'email', endereco);
    const contaUid = usuUid ?? cliente?.uid;
    if (contaUid === undefined || contaUid === cliUid) return false;
    const tipo = usuUid === null ? 'cliente' : 'interno';
    if (repetidos.deixa(contaUid))
      await d.fila.enfileirar({
        nome: AVISO_CADASTRO_REPETIDO,
        carga: { hotsiteId, contaUid, tipo, instante: agora() },
        chave: `${AVISO_CADASTRO_REPETIDO}:${uuidv7()}`,
      });
    return true;
  };

  const enviar = async ({ pedido, avisarTroca }: z.output<typeof doEnvio>, uma: Confirmacao) => {
    const { hotsiteId, cliUid, canal, endereco } = uma;
    if (avisarTroca)
      await avisar('contato-a-trocar', {
        ...{ hotsiteId, cliUid, chave: pedido },
        dados: {
          contato: canal === 'email' ? 'e-mail' : 'telefone',
          ...{ novo: mascararContato(canal, endereco), quando: new Date(agora()).toISOString() },
        },
      });
    if (uma.troca !== null && canal === 'email' && (await deOutro(uma))) return;
    await avisar(`confirmar-${canal}`, { hotsiteId, cliUid, dados: { pedido }, chave: pedido });
  };
  /** Tells the address that was in use until now. */
  const avisarTrocado = async (uma: Confirmacao, revisao: number) => {
    const { hotsiteId, cliUid, canal, pedido: chave, usadaEm } = uma;
    const quem = { hotsiteId, cliUid, chave };
    const quando = new Date(usadaEm ?? agora()).toISOString();
    const contato = canal === 'email' ? 'e-mail' : 'telefone';
    await avisar('contato-trocado', { ...quem, dados: { contato, quando, revisao } });
    if (canal === 'telefone') await avisar('telefone-trocado', { ...quem, dados: { quando, revisao } });
  };
  d.efeitos.registrar(CONFIRMACOES, {
    [ENVIAR_CODIGO]: {
      async faz(dados, { uid }) {
        const lidos = doEnvio.parse(dados);
        const uma = await contatos.doPedido(uid, lidos.pedido);
        if (uma !== null && uma.usadaEm === null) await enviar(lidos, uma);
      },
    },
    [GRAVAR_CONTATO]: {
      async faz(dados, { uid }) {
        const { pedido, revisao } = daGravacao.parse(dados);
        const uma = await contatos.doPedido(uid, pedido);
        if (uma === null) return;
        const gravado = await contatos.gravar(uma).then(
          () => true,
          (erro: { codigo?: string }) => {
            // Somebody else's by now: whoever typed the code was told, and trying again changes nothing.
            if (erro.codigo === 'JA_EXISTE') return false;
            throw erro;
          },
        );
        if (gravado && uma.troca !== null) await avisarTrocado(uma, revisao);
      },
    },
  });

  /** An account as it was in a version; null where that is not kept. */
  const naVersao = async (cliUid: string, revisao: number) => {
    const { itens } = await clientes.historico(SISTEMA, cliUid, { pagina: 1, porPagina: VERSOES });
    return itens.find((versao) => versao.revisao === revisao) ?? null;
  };
  for (const canal of CANAIS_DE_CONTATO)
    d.registrarSegredo(`confirmar-${canal}`, async ({ pedido }, { marca, aviso }) => {
      const achados =
        aviso.cliUid && (await contatos.segredosDe({ cliUid: aviso.cliUid, canal }, String(pedido)));
      if (!achados) return null;
      // Behind `#`: no browser sends it on, no server or proxy on the way writes it down.
      const link = { endereco: `${d.siteDe(marca)}/email#token=${achados.token}` };
      return {
        valores: { codigo: achados.codigo, ...(canal === 'email' ? link : {}) },
        endereco: { [canal]: achados.endereco },
      };
    });
  /** What was in use in that version, and what took its place. */
  const trocado = async (cliUid: string | null, revisao: unknown, canal: CanalDeContato) => {
    const [antes, agora] = await Promise.all([
      cliUid && naVersao(cliUid, Number(revisao)),
      cliUid && clientes.obter(SISTEMA, cliUid),
    ]);
    const novo = agora ? (agora as Cliente)[canal] : undefined;
    if (!antes || !novo) return null;
    return { antes: antes[canal], novo: mascararContato(canal, novo) };
  };
  d.registrarSegredo('contato-trocado', async ({ revisao, contato }, { aviso }) => {
    const canal = contato === 'telefone' ? 'telefone' : 'email';
    const achado = await trocado(aviso.cliUid, revisao, canal);
    if (achado === null) return null;
    const paraOAnterior = canal === 'email' && achado.antes ? { endereco: { email: achado.antes } } : {};
    return { valores: { novo: achado.novo }, ...paraOAnterior };
  });
  d.registrarSegredo('telefone-trocado', async ({ revisao }, { aviso }) => {
    const achado = await trocado(aviso.cliUid, revisao, 'telefone');
    // Who had none before has nobody to be told.
    return achado?.antes ? { valores: { novo: achado.novo }, endereco: { telefone: achado.antes } } : null;
  });

  // One letter to whoever it is: an address is asked for codes by registrations no oftener than by hand.
  const endereco = limitar(10, 10 * 60_000);
  identidade.clientes.aoCadastrar(({ uid: cliUid, hotsiteId, email }) => {
    if (!endereco.deixa(`${hotsiteId} email ${email}`)) return;
    contatos
      .pedir({ cliUid, canal: 'email' }, uuidv7())
      .catch((err) => d.log.error({ err, cliUid }, 'o código de quem se cadastrou não saiu'));
  });

  return [
    ...rotasDosContatos({
      ...{ registros, contatos, identidade, umaVez: d.umaVez },
      limitador: {
        rede: limitar(30, 60_000),
        deQuem: limitar(5, 20 * 60_000),
        endereco,
        tentativas: limitar(30, 2_000),
      },
    }),
    ...rotasDoPerfil({ registros, contatos, umaVez: d.umaVez, agora }),
  ];
}
