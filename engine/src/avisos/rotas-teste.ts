import type { Canal } from '@martelo/shared/avisos/canais';
import { testeDeAviso } from '@martelo/shared/avisos/esquemas';
import { eventoDe } from '@martelo/shared/avisos/eventos';
import { preencher, valoresMaiores } from '@martelo/shared/avisos/modelo';
import { lerTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { QUEM_CUIDA_DE_AVISOS } from '@martelo/shared/papeis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { USUARIOS } from '../acesso/usuarios/registro.ts';
import type { Limitador } from '../api/limite.ts';
import { type Rota, rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { type CanalDeAvisos, type Envio, RecusaDefinitiva } from './canais/canal.ts';
import { destinoDe, type MandarPush } from './canais/push.ts';
import type { Pessoa } from './pessoa.ts';
import type { SalaDeAvisos } from './sala.ts';
import type { Vozes } from './voz.ts';

interface Dependencias {
  registros: Registros;
  vozes: Vozes;
  canais: Readonly<Partial<Record<Canal, CanalDeAvisos>>>;
  mandarPush: MandarPush;
  /** Push services that this installation trusts besides the known ones. */
  servicos: readonly string[];
  avisarJa: SalaDeAvisos['avisarJa'];
  siteDe(marca: RegrasHotsite): string;
  /** Unix ms. */
  agora(): number;
  /** Of one person's test messages. */
  limitador: Limitador;
  log: Logger;
}

const HORA_MS = 3_600_000;
type Pedido = z.output<typeof testeDeAviso>;

/** A try of one message, to whoever asks for it: their letter, a telephone, their own bell, the browser that they sit at. */
export function rotaDoTeste(d: Dependencias): Rota {
  const { vozes } = d;

  const envioDe = async (
    { evento: codigo, canal }: Pedido,
    { marca, pessoa, usuUid }: { marca: RegrasHotsite; pessoa: Pessoa; usuUid: string },
  ): Promise<Envio> => {
    const modelo = await vozes.modelo(marca, codigo, canal);
    if (modelo === null) throw new ErroMartelo('CANAL_INDISPONIVEL');
    const { titulo, corpo } = preencher(canal, modelo, valoresMaiores(codigo));
    const [uid, site] = [uuidv7(), d.siteDe(marca)];
    return {
      entrega: { uid, chave: `teste:${uid}`, feitas: [], tentandoEm: null },
      aviso: {
        ...{ uid, hotsiteId: marca.id, cliUid: null, usuUid, destino: '/', topico: null },
        valeAte: new Date(d.agora() + HORA_MS).toISOString(),
      },
      ...{ codigo, evento: eventoDe(codigo), marca, voz: await vozes.de(marca), site, pessoa },
      texto: { titulo: COM_TITULO.has(canal) ? `[Teste] ${titulo}` : titulo, corpo },
      ...{ link: `${site}/`, descadastro: null },
    };
  };

  /** As it stands on the bell, on the bell of who asks: clients' notices are no one's of the house, and so it is a notice of its own. */
  const tocarSino = ({ codigo, marca, aviso, texto }: Envio) =>
    d.avisarJa({
      ...{ evento: 'aviso-testado', hotsiteId: marca.id, cliUid: null, usuUid: aviso.usuUid },
      dados: { evento: codigo, ...texto },
      ...{ chave: aviso.uid, em: d.agora() },
    });

  const mandar = async (pedido: Pedido, envio: Envio): Promise<void> => {
    const { canal, inscricao } = pedido;
    if (canal === 'sino') return tocarSino(envio);
    if (canal === 'push') {
      if (inscricao === undefined)
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['inscricao: informe a deste navegador']);
      if (await d.mandarPush(destinoDe(inscricao, d.servicos), envio)) return;
      throw new RecusaDefinitiva('Este navegador não recebe notificações.');
    }
    const porta = d.canais[canal];
    if (porta === undefined) throw new ErroMartelo('CANAL_INDISPONIVEL');
    await porta.enviar(envio);
  };

  return rota({
    metodo: 'post',
    caminho: '/v1/avisos/teste',
    resumo:
      'Envia a quem pede uma mensagem de teste, com os nomes mais longos: a carta ao próprio e-mail, SMS e WhatsApp ao telefone dito ou ao próprio, o sino ao próprio sino, o push ao navegador da inscrição dita, que não fica guardada',
    guarda: QUEM_CUIDA_DE_AVISOS,
    status: 202,
    body: testeDeAviso,
    resposta: z.object({ ok: z.literal(true) }),
    async executar({ body, chamador: { hotsite, acesso } }) {
      if (acesso.tipo !== 'interno') throw new ErroMartelo('NAO_AUTENTICADO');
      d.limitador.consumir(acesso.usuUid);
      const usuario = await d.registros.colecao(USUARIOS).obter(SISTEMA, acesso.usuUid);
      if (usuario === null) throw new ErroMartelo('NAO_AUTENTICADO');
      const dado = body.telefone ?? usuario.telefone;
      const telefone = dado === undefined ? null : lerTelefone(dado);
      if (PELO_TELEFONE.has(body.canal) && telefone === null)
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['telefone: informe um telefone com DDD']);
      const pessoa = {
        ...{ nome: usuario.nome, email: usuario.email, emailConfirmado: true, telefone },
        ...{ telefoneConfirmado: true, ativa: true },
      };
      const envio = await envioDe(body, { marca: hotsite, pessoa, usuUid: usuario.uid });
      try {
        await mandar(body, envio);
      } catch (err) {
        if (err instanceof ErroMartelo) throw err;
        if (err instanceof RecusaDefinitiva) throw new ErroMartelo('TESTE_RECUSADO', { motivo: err.message });
        d.log.warn({ err, canal: body.canal }, 'a test message did not go out');
        throw new ErroMartelo('TESTE_NAO_SAIU');
      }
      return { ok: true };
    },
  });
}

const PELO_TELEFONE: ReadonlySet<Canal> = new Set(['sms', 'whatsapp']);
/** Where who reads it sees a title apart. */
const COM_TITULO: ReadonlySet<Canal> = new Set(['email', 'sino', 'push']);
