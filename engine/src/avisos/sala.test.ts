import type { Canal } from '@martelo/shared/avisos/canais';
import type { AvisoDoSino } from '@martelo/shared/avisos/esquemas';
import type { Cliente } from '@martelo/shared/cliente';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLIENTES } from '../acesso/clientes/registro.ts';
import { novaCarga } from '../jobs/avisar.ts';
import type { Executor, PedidoTarefa } from '../jobs/fila.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { type CanalDeAvisos, type Envio, NaoSaiu, RecusaDefinitiva } from './canais/canal.ts';
import { CONFIGURACOES_DE_AVISOS } from './configuracoes.ts';
import { criarEmEspera } from './em-espera.ts';
import { criarEntregador, type Entregador, TENTATIVAS } from './entregador.ts';
import { ENTREGAS } from './entregas.ts';
import { criarEscritor } from './mensagem.ts';
import { criarPreferencias } from './preferencias.ts';
import { AVISOS, INSCRICOES, PREFERENCIAS } from './registros.ts';
import { criarSala, type SalaDeAvisos } from './sala.ts';
import { criarVozes } from './voz.ts';

const MARCA = {
  ...{ id: 1, uid: uuidv7(), nome: 'Leilo', tipo: 'leilao', subdominio: 'leilo', dominio: null },
} as RegrasHotsite;
const CLIENTE = uuidv7();
/** Noon in São Paulo. */
const MEIO_DIA = Date.parse('2026-11-23T15:00:00Z');
const NOITE = Date.parse('2026-11-24T02:00:00Z');

let registros: Registros;
let agora: number;
let sala: SalaDeAvisos;
let entregador: Entregador;
let tarefas: Map<string, PedidoTarefa>;
let executar: Executor;
let enviados: { canal: Canal; envio: Envio }[];
let tocados: AvisoDoSino[];
/** What a channel does instead of sending, by its name. */
let falhas: Partial<Record<Canal, () => Promise<never>>>;

const canal = (nome: Canal, semChave = false): CanalDeAvisos => ({
  semChave,
  async enviar(envio) {
    await falhas[nome]?.();
    enviados.push({ canal: nome, envio });
    return { situacao: 'ENVIADA' };
  },
});

beforeEach(async () => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:', relogio: () => agora });
  agora = MEIO_DIA;
  enviados = [];
  tocados = [];
  falhas = {};
  abrir();
  await registros.colecao(CLIENTES).inserir(SISTEMA, cliente());
});
afterEach(() => registros.close());

/** As after a start: nothing is remembered but what is in the records, and jobs that wait. */
function abrir(): void {
  tarefas = new Map();
  const vozes = criarVozes(registros, () => agora);
  const comum = { registros, hotsitePorId: (id: number) => (id === 1 ? MARCA : null), agora: () => agora };
  const escrever = criarEscritor({
    ...{ vozes, siteDe: () => 'https://leilo.test' },
    derivar: (proposito, texto) => Buffer.from(`${proposito}${texto}`.slice(0, 32)),
  });
  const preferencias = criarPreferencias(registros, vozes, () => agora);
  const emEspera = criarEmEspera({ ...comum, vozes, preferencias });
  entregador = criarEntregador({
    ...{ ...comum, escrever, emEspera, contar: () => {}, log: pino({ level: 'silent' }) },
    fila: {
      enfileirar: async (pedido) => {
        if (!tarefas.has(pedido.chave)) tarefas.set(pedido.chave, pedido);
      },
      registrar: (_, executor) => {
        executar = executor;
      },
      ...{ procurar: () => {}, iniciar: async () => {}, parar: async () => {} },
    },
    canais: { email: canal('email'), push: canal('push'), sms: canal('sms', true) },
  });
  sala = criarSala({
    ...{ ...comum, vozes, preferencias, escrever, entregador },
    tocar: (_, aviso) => tocados.push(aviso),
    tocarEquipe: () => {},
  });
}

const cliente = (): Cliente => ({
  ...{ uid: CLIENTE, id: 1, hotsiteId: 1, natureza: 'Fisica', nome: 'Ana Souza', apelido: 'ana' },
  ...{ email: 'ana@exemplo.com', situacao: 'ATIVO', telefone: '62999998888' },
  ...{ emailConfirmadoEm: '2026-11-01T00:00:00.000Z', telefoneConfirmadoEm: '2026-11-01T00:00:00.000Z' },
  documento: { situacao: 'Cadastrado', enviadoEm: null, validadoEm: null },
  ...{ habilitacaoSucata: null, convite: null, permitirAcessoSistemaLegado: false },
  ...{ redirecionarParaLegadoAposLogin: false, dataCadastro: '2026-11-01T00:00:00.000Z' },
});
const compra = { vendaId: 7, lote: 'Fiat Uno' };
const divergente = (chave = 'pagamento-1') =>
  novaCarga(
    'pagamento-divergente',
    { cliUid: CLIENTE, hotsiteId: 1, chave, dados: { ...compra, valor: 100, motivo: 'Outro titular' } },
    agora,
  );
const entregas = async (qual?: Canal) => {
  const achadas = [];
  for await (const uma of registros.colecao(ENTREGAS).percorrer(SISTEMA, { filtros: [] }))
    if (qual === undefined || uma.canal === qual) achadas.push(uma);
  return achadas;
};
const avisos = async () => {
  const achados = [];
  for await (const um of registros.colecao(AVISOS).percorrer(SISTEMA, { filtros: [] })) achados.push(um);
  return achados;
};
/** Runs the jobs that are due, and those that they leave. */
const rodar = async () => {
  for (const [chave, { carga, quando = 0 }] of [...tarefas])
    if (quando <= agora) {
      tarefas.delete(chave);
      await executar(carga, { chave, tentativa: 1 });
    }
};

describe('telling somebody', () => {
  it('is one notice, one line on the bell and one letter, however often it is told (BO22)', async () => {
    for (let vez = 0; vez < 3; vez++) await sala.avisarJa(divergente());
    await Promise.all([sala.avisarJa(divergente()), sala.avisarJa(divergente())]);
    expect(await avisos()).toHaveLength(1);
    expect((await entregas()).map(({ canal: c, situacao }) => [c, situacao]).sort()).toEqual([
      ['email', 'ENVIADA'],
      ['sino', 'ENVIADA'],
    ]);
    expect(enviados.map(({ canal: c }) => c)).toEqual(['email']);
    expect(tocados.map(({ titulo }) => titulo)).toEqual(['Divergência no pagamento']);
    expect((await avisos())[0]!.dispensas).toMatchObject({ push: 'SEM_INSCRICAO', sms: 'PESSOA_DESLIGOU' });
    await sala.avisarJa(divergente('pagamento-2'));
    expect(enviados).toHaveLength(2);
  });

  it.each(['entregasDeAvisos', 'avisosPessoais'])(
    'goes on where an engine died before it wrote to %s, and once',
    async (colecao) => {
      const { inserir } = registros.colecao(colecao === 'avisosPessoais' ? AVISOS : (ENTREGAS as never));
      const alvo = registros.colecao(colecao === 'avisosPessoais' ? AVISOS : (ENTREGAS as never));
      alvo.inserir = async () => {
        throw new Error('killed');
      };
      abrir();
      await expect(sala.avisarJa(divergente())).rejects.toThrow('killed');
      expect(enviados).toEqual([]);
      alvo.inserir = inserir;
      abrir();
      await sala.avisarJa(divergente());
      expect([enviados.length, (await avisos()).length, (await entregas()).length]).toEqual([1, 1, 2]);
    },
  );

  it('says nothing of what is over, of another brand’s client, or to who only rehearses', async () => {
    await sala.avisarJa({ ...divergente(), em: MEIO_DIA - 4 * 86_400_000 });
    await sala.avisarJa({ ...divergente(), hotsiteId: 2 });
    await sala.avisarJa({ ...divergente(), cliUid: uuidv7() });
    expect(await avisos()).toEqual([]);
    expect(enviados).toEqual([]);
  });

  it('keeps what cannot wait for the morning from no letter, and what can from every phone', async () => {
    agora = NOITE;
    await registros.colecao(INSCRICOES).inserir(SISTEMA, {
      ...{ uid: uuidv7(), hotsiteId: 1, cliUid: CLIENTE, sessao: null, endpoint: 'https://x', p256dh: 'p' },
      ...{ auth: 'a', criadaEm: new Date(agora).toISOString() },
    });
    await sala.avisarJa(divergente());
    expect(enviados.map(({ canal: c }) => c)).toEqual(['email']);
    const [espera] = await entregas('push');
    expect(espera).toMatchObject({ situacao: 'NA_FILA', proximaEm: '2026-11-24T11:00:00.000Z' });
    await rodar();
    expect(enviados).toHaveLength(1);
    agora = Date.parse('2026-11-24T11:00:01Z');
    await rodar();
    expect(enviados.map(({ canal: c }) => c)).toEqual(['email', 'push']);
  });

  describe('that waited for the morning', () => {
    const MANHA = Date.parse('2026-11-24T11:00:01Z');
    const inscrever = () =>
      registros.colecao(INSCRICOES).inserir(SISTEMA, {
        ...{ uid: uuidv7(), hotsiteId: 1, cliUid: CLIENTE, sessao: null, endpoint: 'https://x', p256dh: 'p' },
        ...{ auth: 'a', criadaEm: new Date(agora).toISOString() },
      });
    const publicar = (canais: object) =>
      registros.colecao(CONFIGURACOES_DE_AVISOS).inserir(SISTEMA, {
        ...{ uid: uuidv7(), id: 1, hotsiteId: 1, silencio: { inicio: 22, fim: 8 }, canais },
      });
    const escolher = (resto: object) =>
      registros.colecao(PREFERENCIAS).inserir(SISTEMA, {
        ...{ uid: CLIENTE, hotsiteId: 1, escolhas: {}, novidades: null },
        ...resto,
      });
    const amanhecer = async (): Promise<void> => {
      agora = MANHA;
      await rodar();
    };

    it('is not sent where its brand, or its person, has switched it off since', async () => {
      agora = NOITE;
      await inscrever();
      await sala.avisarJa(divergente('1'));
      await publicar({ 'pagamento-divergente': { push: false } });
      await amanhecer();
      expect(enviados.map(({ canal: c }) => c)).toEqual(['email']);
      expect((await entregas('push'))[0]).toMatchObject({
        situacao: 'FALHOU',
        erro: 'A marca não usa este canal para este aviso.',
      });
    });

    it('is not sent to a person who has switched it off since; what has to be told is', async () => {
      agora = NOITE;
      await inscrever();
      falhas.email = async () => {
        throw new Error('421');
      };
      await sala.avisarJa(divergente('1'));
      delete falhas.email;
      await escolher({ escolhas: { 'pagamento-divergente': { push: false, email: false } } });
      await publicar({ 'pagamento-divergente': { email: false } });
      await amanhecer();
      expect(enviados.map(({ canal: c }) => c)).toEqual(['email']);
      expect((await entregas('push'))[0]!.erro).toBe('A pessoa desligou este aviso.');
    });

    it('of an offer is not sent to who has taken back their consent', async () => {
      agora = NOITE;
      const novidades = { texto: 'Quero', em: new Date(agora).toISOString(), endereco: '::1' };
      const escolhidas = await escolher({ novidades });
      const dados = { titulo: 'Leilão', quando: '2026-12-20T12:00:00.000Z', caminho: '/leilao/1' };
      await sala.avisarJa(novaCarga('convite', { cliUid: CLIENTE, hotsiteId: 1, chave: 'c', dados }, agora));
      // A letter as well waits, where it is of an offer.
      expect(enviados).toEqual([]);
      await registros
        .colecao(PREFERENCIAS)
        .salvar(SISTEMA, { ...escolhidas, novidades: null }, escolhidas.revisao);
      await amanhecer();
      expect(enviados).toEqual([]);
      expect((await entregas('email'))[0]!.erro).toBe('A pessoa não aceitou receber novidades.');
    });
  });

  it('meets the quiet hours where it is tried again in them, and goes out in the morning, once', async () => {
    agora = NOITE - 3_603_000;
    await registros.colecao(INSCRICOES).inserir(SISTEMA, {
      ...{ uid: uuidv7(), hotsiteId: 1, cliUid: CLIENTE, sessao: null, endpoint: 'https://x', p256dh: 'p' },
      ...{ auth: 'a', criadaEm: new Date(agora).toISOString() },
    });
    falhas.push = async () => {
      throw new NaoSaiu('503');
    };
    await sala.avisarJa(divergente());
    delete falhas.push;
    agora += 10_000;
    await rodar();
    expect((await entregas('push'))[0]).toMatchObject({
      ...{ situacao: 'NA_FILA', tentativas: 1, proximaEm: '2026-11-24T11:00:00.000Z' },
    });
    agora = Date.parse('2026-11-24T11:00:01Z');
    await rodar();
    await rodar();
    expect(enviados.map(({ canal: c }) => c)).toEqual(['email', 'push']);
  });

  it('of several about one matter leaves the last on the bell', async () => {
    const superado = (valor: number) =>
      novaCarga(
        'superado',
        {
          ...{ cliUid: CLIENTE, hotsiteId: 1, chave: String(valor) },
          dados: {
            ...{ lelUid: '01980000-0000-7000-8000-000000000001', loteNumero: '1', lote: 'Fiat', leilao: 'L' },
            ...{ valor, caminho: '/leilao/1', encerraEm: null },
          },
        },
        agora++,
      );
    await sala.avisarJa(superado(100));
    await sala.avisarJa(superado(200));
    expect((await avisos()).filter(({ noSino }) => noSino).map(({ dados }) => dados.valor)).toEqual([200]);
  });
});

describe('a message', () => {
  it('that its channel does not take is tried five times, further and further apart, and then has failed', async () => {
    falhas.email = async () => {
      throw new Error('421');
    };
    await sala.avisarJa(divergente());
    const esperas: number[] = [];
    for (let vez = 1; vez < TENTATIVAS; vez++) {
      const [entrega] = await entregas('email');
      expect(entrega).toMatchObject({ situacao: 'NA_FILA', tentativas: vez });
      esperas.push(Date.parse(entrega!.proximaEm!) - agora);
      // Before its time nothing happens.
      await rodar();
      agora = Date.parse(entrega!.proximaEm!);
      await rodar();
    }
    expect(esperas).toEqual([5_000, 30_000, 180_000, 1_080_000]);
    expect((await entregas('email'))[0]).toMatchObject({
      ...{ situacao: 'FALHOU', tentativas: TENTATIVAS, proximaEm: null },
      erro: 'O canal não respondeu. O motivo está no diário do servidor.',
    });
    expect(tarefas.size).toBe(0);
  });

  it('that is refused for good is not tried again, and says why', async () => {
    falhas.email = async () => {
      throw new RecusaDefinitiva('Este endereço não existe.');
    };
    await sala.avisarJa(divergente());
    expect((await entregas('email'))[0]).toMatchObject({
      situacao: 'FALHOU',
      erro: 'Este endereço não existe.',
    });
  });

  it('to who knows no key is asked about after a try that nobody heard of, and not after one that did not go out', async () => {
    const codigo = novaCarga(
      'confirmar-telefone',
      { cliUid: CLIENTE, hotsiteId: 1, chave: 'c', dados: { pedido: uuidv7() } },
      agora,
    );
    entregador.registrarSegredo('confirmar-telefone', async () => ({ valores: { codigo: '123456' } }));
    falhas.sms = async () => {
      throw new NaoSaiu('503');
    };
    await sala.avisarJa(codigo);
    expect((await entregas('sms'))[0]!.tentandoEm).toBeNull();
    falhas.sms = async () => {
      throw new Error('timeout');
    };
    agora += 5_000;
    await rodar();
    expect((await entregas('sms'))[0]!.tentandoEm).not.toBeNull();
    delete falhas.sms;
    agora += 60_000;
    await rodar();
    expect(enviados[0]!.envio.entrega.tentandoEm).toBe(MEIO_DIA + 5_000);
    expect(enviados[0]!.envio.texto.corpo).toContain('123456');
  });

  it('with a code keeps the code nowhere, and is not sent where it is good no more', async () => {
    const pedir = (chave: string) =>
      novaCarga(
        'confirmar-email',
        { cliUid: CLIENTE, hotsiteId: 1, chave, dados: { pedido: uuidv7() } },
        agora,
      );
    entregador.registrarSegredo('confirmar-email', async () => ({
      ...{ valores: { codigo: '987654' }, endereco: { email: 'nova@exemplo.com' } },
    }));
    await sala.avisarJa(pedir('1'));
    expect(enviados[0]!.envio.texto.corpo).toContain('987654');
    expect(enviados[0]!.envio.pessoa.email).toBe('nova@exemplo.com');
    expect(JSON.stringify([await avisos(), await entregas(), [...tarefas]])).not.toContain('987654');
    entregador.registrarSegredo('confirmar-email', async () => null);
    await sala.avisarJa(pedir('2'));
    expect(enviados).toHaveLength(1);
    expect((await entregas('email')).filter(({ situacao }) => situacao === 'FALHOU')).toHaveLength(1);
  });

  it('with a link of its own leads there by its button too, not to a page that knows nothing of it', async () => {
    const endereco = 'http://leilo.test/email#token=abc';
    entregador.registrarSegredo('confirmar-email', async () => ({ valores: { codigo: '987654', endereco } }));
    await sala.avisarJa(
      novaCarga(
        'confirmar-email',
        { cliUid: CLIENTE, hotsiteId: 1, chave: '1', dados: { pedido: uuidv7() } },
        agora,
      ),
    );
    expect(enviados[0]!.envio.link).toBe(endereco);
    await sala.avisarJa(divergente());
    expect(enviados[1]!.envio.link).toMatch(/\/cliente\/|\/documentos/);
  });

  it('that lost whoever was to send it is found, queued once, and sent', async () => {
    falhas.email = async () => {
      throw new Error('421');
    };
    await sala.avisarJa(divergente());
    // The queue forgot it, the process died.
    delete falhas.email;
    agora += 120_000;
    abrir();
    entregador.iniciar();
    await entregador.parar();
    expect([...tarefas.keys()]).toHaveLength(1);
    await rodar();
    expect(enviados).toHaveLength(1);
  });

  it('is told of late and out of order: what somebody has read has not failed', async () => {
    await sala.avisarJa(divergente());
    const { uid } = (await entregas('email'))[0]!;
    for (const noticia of ['LIDA', 'ENTREGUE', 'FALHOU', 'ENVIADA'] as const)
      await entregador.noticia(uid, noticia);
    expect((await entregas('email'))[0]!.situacao).toBe('LIDA');
  });
});
