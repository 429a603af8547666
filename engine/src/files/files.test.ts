import { createHash, randomUUID } from 'node:crypto';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Arquivo } from '@martelo/shared/arquivo';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { criarHttp } from '../api/http.ts';
import { rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { VirusScan } from './clamd.ts';
import { examine } from './examine.ts';
import { createFiles, type Files } from './files.ts';
import { pdf } from './pdf.fixture.ts';
import type { Quota } from './quota.ts';
import type { PedidoDeArquivo } from './receive.ts';
import { recusado } from './refusals.ts';
import { ARQUIVOS } from './registro.ts';
import type { FileStore } from './store.ts';

const ANA = '01900000-0000-7000-8000-00000000000a';
const BIA = '01900000-0000-7000-8000-00000000000b';
const DE_DENTRO = '01900000-0000-7000-8000-00000000000c';
const PAGAMENTO = '01900000-0000-7000-8000-0000000000d1';
const cliente = (cliUid: string, hotsiteId = 1): Acesso => ({
  tipo: 'cliente',
  hotsiteId,
  cliUid,
  papeis: ['Clientes'],
});
const interno = (papel: string, hotsiteId = 1): Acesso => ({
  ...{ tipo: 'interno', hotsiteId, hotsites: [hotsiteId], usuUid: DE_DENTRO, papeis: [papel] },
});
const comprovante = (campos: Partial<PedidoDeArquivo> = {}): PedidoDeArquivo => ({
  ...{ acesso: cliente(ANA), hotsiteId: 1, dono: ANA, proposito: 'comprovante-pagamento', alvo: PAGAMENTO },
  ...campos,
});
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Files in memory, and a list of what was asked of them. */
function memoryStore() {
  const files = new Map<string, { bytes: Uint8Array; putAt: number }>();
  const store: FileStore = {
    async put(key, bytes) {
      files.set(key, { bytes, putAt: agora });
    },
    async open(key) {
      const found = files.get(key);
      return found ? { bytes: found.bytes.length, stream: Readable.from([found.bytes]) } : null;
    },
    async remove(key) {
      files.delete(key);
    },
    async *list() {
      for (const [key, { putAt }] of files) yield { key, putAt };
    },
  };
  return { files, store };
}

let agora = Date.UTC(2026, 10, 20, 12);
let registros: Registros;
let memoria: ReturnType<typeof memoryStore>;
let arquivos: Files;
let foto: Buffer;
const contados: string[] = [];
const QUOTA: Quota = { day: { files: 3, bytes: 1_000_000 }, all: { files: 5, bytes: 2_000_000 } };

const abrir = (campos: Partial<Parameters<typeof createFiles>[0]> = {}): Files =>
  createFiles({
    ...{
      registros,
      store: memoria.store,
      examiner: { examine },
      reader: { read: async () => null },
      scan: null,
      quota: null,
      agora: () => agora,
    },
    derivar: (proposito, texto) => createHash('sha256').update(`chave\n${proposito}\n${texto}`).digest(),
    contagem: {
      received: (proposito, bytes) => contados.push(`${proposito} ${bytes}`),
      refused: (motivo) => contados.push(motivo),
      orphans: (quantos) => contados.push(`orphans ${quantos}`),
    },
    ...campos,
  });
const enviar = (campos: Partial<PedidoDeArquivo> = {}, bytes: Uint8Array = foto, nome = 'IMG_0001.png') =>
  arquivos.receive({ bytes, nome }, comprovante(campos));
const codigo = (promessa: Promise<unknown>) =>
  promessa.then(
    () => 'feito',
    (erro: unknown) => (erro instanceof ErroMartelo ? erro.codigo : String(erro)),
  );
/** Another file each time. */
const outra = (i: number) => Buffer.concat([pdf(), Buffer.alloc(i, ' ')]);

beforeAll(async () => {
  foto = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
beforeEach(() => {
  agora = Date.UTC(2026, 10, 20, 12);
  contados.length = 0;
  registros = criarRegistrosSqlite({ arquivo: ':memory:', relogio: () => agora });
  memoria = memoryStore();
  arquivos = abrir();
});
afterEach(() => registros.close());

describe('a file that is sent', () => {
  it('is kept anew, with the hash of what was sent and of what is kept, and a small picture', async () => {
    const feito = await enviar();
    expect(feito).toMatchObject({
      ...{
        dono: ANA,
        hotsiteId: 1,
        proposito: 'comprovante-pagamento',
        alvo: PAGAMENTO,
        situacao: 'GUARDADO',
      },
      ...{
        nome: 'IMG_0001.jpg',
        tipo: 'image/jpeg',
        largura: 20,
        altura: 10,
        paginas: null,
        antivirus: false,
      },
      ...{ bytesEnviados: foto.length, sha256Enviado: sha256(foto), criadoEm: '2026-11-20T12:00:00.000Z' },
      ...{ quem: { tipo: 'cliente', uid: ANA }, createdBy: ANA },
    });
    const guardado = (await arquivos.content(feito.uid))!;
    expect(sha256(guardado)).toBe(feito.sha256Guardado);
    expect(feito.chave).toContain(feito.sha256Guardado);
    expect([...memoria.files.keys()].sort()).toEqual([feito.chave!, feito.chaveMiniatura!].sort());
    expect(contados).toEqual([`comprovante-pagamento ${foto.length}`]);
  });

  it('is read no further than 15 MB, however it is sent', async () => {
    let dados = 0;
    async function* semFim() {
      for (;;) {
        dados += 1_000_000;
        yield Buffer.alloc(1_000_000, 'x');
      }
    }
    const erro = await arquivos
      .receive({ bytes: semFim(), nome: 'x.pdf' }, comprovante())
      .catch((recusa: unknown) => recusa);
    expect(erro).toMatchObject({ codigo: 'CORPO_GRANDE_DEMAIS', detalhes: { maximoBytes: 15_000_000 } });
    expect(dados).toBe(16_000_000);
    expect(memoria.files.size).toBe(0);
  });

  it.each<[string, () => Uint8Array, string]>([
    ['nothing', () => new Uint8Array(), 'vazio'],
    ['a program', () => Buffer.from('MZ\x90\0 this program cannot be run', 'latin1'), 'ARQUIVO_NAO_ACEITO'],
    ['a program of another kind', () => Buffer.from('\x7fELF\x02\x01', 'latin1'), 'ARQUIVO_NAO_ACEITO'],
    ['a script', () => Buffer.from('#!/bin/sh\n'), 'ARQUIVO_NAO_ACEITO'],
    ['a ZIP', () => Buffer.from('PK\x03\x04', 'latin1'), 'ARQUIVO_NAO_ACEITO'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'ARQUIVO_NAO_ACEITO'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'ARQUIVO_NAO_ACEITO'],
    ['a film', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), 'ARQUIVO_NAO_ACEITO'],
    ['a PDF that begins later', () => Buffer.concat([Buffer.from('MZ'), pdf()]), 'ARQUIVO_NAO_ACEITO'],
    ['a PDF that acts', () => pdf({ catalog: '/S /JavaScript' }), 'ativo'],
  ])('that is %s is refused, whatever its name, and leaves nothing behind', async (_, bytes, motivo) => {
    for (const nome of ['comprovante.pdf', 'foto.jpg']) {
      await expect(enviar({}, bytes(), nome)).rejects.toBeInstanceOf(ErroMartelo);
      expect(contados.pop()).toBe(motivo);
    }
    expect(memoria.files.size).toBe(0);
    expect(
      (await registros.colecao(ARQUIVOS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 9 })).total,
    ).toBe(0);
  });

  it('may be of fewer kinds where less is asked for', async () => {
    const so = { limites: { tipos: ['image/png'] as const } };
    expect(await codigo(enviar(so))).toBe('feito');
    await expect(enviar(so, pdf())).rejects.toMatchObject({
      message: 'Envie uma foto em JPEG, PNG, WebP ou HEIC.',
    });
  });

  it('is called as people read it, and nothing worse', async () => {
    const nomes: [string, string][] = [
      ['C:\\Users\\Ana\\Comprovante Pix.PNG', 'Comprovante Pix.jpg'],
      ['../../etc/passwd', 'passwd.jpg'],
      ['nota\u202Egpj.exe', 'notagpj.exe.jpg'],
      ['a"b<c>|d?.jpeg', 'a-b-c--d-.jpg'],
      [' .. ', 'arquivo.jpg'],
      ['\ud800\0linha\r\nnova', '\ufffd linha nova.jpg'],
      ['😀'.repeat(200), `${'😀'.repeat(58)}.jpg`],
    ];
    for (const [enviado, lido] of nomes) expect((await enviar({}, foto, enviado)).nome).toBe(lido);
  });

  it('is the same file when the same command comes again, and a conflict when it brings another', async () => {
    const uid = randomUUID();
    const [um, dois] = await Promise.all([enviar({ uid }), enviar({ uid })]);
    expect(dois).toEqual(um);
    expect(await enviar({ uid })).toEqual(um);
    expect(memoria.files.size).toBe(2);
    expect(await codigo(enviar({ uid }, pdf()))).toBe('COMANDO_CONFLITANTE');
    expect(await codigo(enviar({ uid, alvo: 'outro' }))).toBe('COMANDO_CONFLITANTE');
    expect(await codigo(enviar({ uid, acesso: cliente(BIA), dono: BIA }))).toBe('COMANDO_CONFLITANTE');
  });

  it('by who may not send it is refused before anything is looked at', async () => {
    const naoPodem: Partial<PedidoDeArquivo>[] = [
      { acesso: cliente(BIA) },
      { acesso: cliente(ANA, 2) },
      { acesso: { tipo: 'anonimo', hotsiteId: 1 } },
      { acesso: interno('Interno - SAC') },
      { acesso: interno('Interno - Acerto', 2) },
      { proposito: 'retirada' },
    ];
    for (const campos of naoPodem)
      expect(await codigo(enviar(campos, new Uint8Array())), JSON.stringify(campos)).toBe('SEM_PERMISSAO');
    expect(await codigo(enviar({ acesso: interno('Interno - Acerto') }))).toBe('feito');
    expect(await codigo(enviar({ acesso: interno('Interno - Pátio'), proposito: 'retirada' }))).toBe('feito');
  });

  it('is seen by the scanner as it was sent, and goes nowhere when that finds something or does not answer', async () => {
    const vistos: string[] = [];
    const scans: Record<string, VirusScan> = {
      limpo: async (bytes) => void vistos.push(sha256(bytes)),
      virus: () => Promise.reject(recusado('virus')),
      mudo: () => Promise.reject(new ErroMartelo('ANTIVIRUS_INDISPONIVEL')),
    };
    arquivos = abrir({ scan: scans.limpo! });
    expect((await enviar()).antivirus).toBe(true);
    expect(vistos).toEqual([sha256(foto)]);
    for (const [nome, recusa] of [
      ['virus', 'ARQUIVO_RECUSADO'],
      ['mudo', 'ANTIVIRUS_INDISPONIVEL'],
    ] as const) {
      arquivos = abrir({ scan: scans[nome]! });
      expect(await codigo(enviar())).toBe(recusa);
    }
    expect(memoria.files.size).toBe(2);
  });
});

describe('how much one may send', () => {
  it('is so many in any 24 hours, however they are sent, and says when there is room again', async () => {
    arquivos = abrir({ quota: QUOTA });
    const seis = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => codigo(enviar({}, outra(i)))));
    expect(seis.filter((resposta) => resposta === 'feito')).toHaveLength(3);
    expect(seis.filter((resposta) => resposta === 'LIMITE_DE_ARQUIVOS')).toHaveLength(3);
    agora += 10 * 3_600_000;
    await expect(enviar()).rejects.toMatchObject({ detalhes: { aguardarSegundos: 14 * 3_600 } });
    expect(await codigo(enviar({ acesso: cliente(BIA), dono: BIA }))).toBe('feito');
    agora += 14 * 3_600_000;
    expect(await codigo(enviar())).toBe('feito');
  });

  it('is so many bytes a day, and so much in all', async () => {
    arquivos = abrir({ quota: { ...QUOTA, day: { files: 9, bytes: foto.length * 2 } } });
    expect([await codigo(enviar()), await codigo(enviar()), await codigo(enviar())].at(-1)).toBe(
      'LIMITE_DE_ARQUIVOS',
    );
    arquivos = abrir({ quota: QUOTA });
    for (let dia = 0; dia < 3; dia += 1) {
      agora += 86_400_000;
      expect(await codigo(enviar())).toBe('feito');
    }
    agora += 86_400_000;
    expect(await codigo(enviar())).toBe('COTA_DE_ARQUIVOS');
  });

  it('is nothing to the house', async () => {
    arquivos = abrir({ quota: { day: { files: 1, bytes: 1 }, all: { files: 1, bytes: 1 } } });
    const acesso = interno('Interno - Acerto');
    expect([await codigo(enviar({ acesso })), await codigo(enviar({ acesso }))]).toEqual(['feito', 'feito']);
  });

  it('is so many for one thing, also at once', async () => {
    const limites = { porAlvo: 2 };
    const tres = await Promise.all([1, 2, 3].map((i) => codigo(enviar({ limites }, outra(i)))));
    expect(tres.toSorted()).toEqual(['ARQUIVOS_DEMAIS', 'feito', 'feito']);
    expect(await codigo(enviar({ limites, alvo: 'outro pagamento' }))).toBe('feito');
    // What was kept for the one refused is gone again.
    expect(memoria.files.size).toBe(4);
  });
});

describe('what was sent', () => {
  it('is read by its owner and by the roles of its purpose, in its brand', async () => {
    const { uid } = await enviar();
    const documento = await enviar({ proposito: 'documento-identidade', alvo: null });
    const leem = async (qual: string, acesso: Acesso) => (await arquivos.get(acesso, qual)) !== null;
    for (const acesso of [cliente(ANA), interno('Interno - Acerto'), interno('Interno - GerenteAcerto')])
      expect(await leem(uid, acesso)).toBe(true);
    for (const acesso of [
      cliente(BIA),
      cliente(ANA, 2),
      interno('Interno - SAC'),
      interno('Interno - MKT'),
      interno('Interno - Acerto', 2),
    ])
      expect(await leem(uid, acesso), JSON.stringify(acesso)).toBe(false);
    expect(await leem(documento.uid, interno('Interno - SAC'))).toBe(true);
    expect(await leem(documento.uid, interno('Interno - Acerto'))).toBe(false);
    // Who gives the second word on money sees what proves it; they send none.
    const financeiro = interno('Interno - Financeiro');
    expect(await arquivos.of(financeiro, 'comprovante-pagamento', PAGAMENTO)).not.toEqual([]);
    expect(await arquivos.of(interno('Interno - MKT'), 'comprovante-pagamento', PAGAMENTO)).toEqual([]);
    expect(await arquivos.of(interno('Interno - Acerto'), 'comprovante-pagamento', PAGAMENTO)).toHaveLength(
      1,
    );
    expect(await arquivos.of(cliente(BIA), 'comprovante-pagamento', PAGAMENTO)).toEqual([]);
  });

  it('twice is found by its very bytes, by the house and not by another client', async () => {
    const primeiro = await enviar();
    agora += 1_000;
    const segundo = await enviar({ acesso: cliente(BIA), dono: BIA, alvo: 'outro' }, foto, 'outro nome.png');
    await enviar({}, pdf());
    const outraMarca = await enviar({ acesso: cliente(BIA, 2), hotsiteId: 2, dono: BIA });
    const acerto = interno('Interno - Acerto');
    expect((await arquivos.same(acerto, segundo)).map(({ uid }) => uid)).toEqual([primeiro.uid]);
    expect((await arquivos.same(acerto, primeiro)).map(({ alvo }) => alvo)).toEqual(['outro']);
    expect(await arquivos.same(cliente(BIA), segundo)).toEqual([]);
    expect(await arquivos.same(SISTEMA, outraMarca)).toEqual([]);
  });

  it('may be erased where no money is proven by it: hashes and the reason stay, bytes and name go', async () => {
    const rg = await enviar({ proposito: 'documento-identidade', alvo: null }, foto, 'RG da Ana.png');
    const gerente = interno('Interno - GerenteSAC');
    expect(await codigo(arquivos.erase(cliente(ANA), rg.uid, 'não quero'))).toBe('SEM_PERMISSAO');
    expect(await codigo(arquivos.erase(interno('Interno - SAC'), rg.uid, 'pediu'))).toBe('SEM_PERMISSAO');
    expect(await codigo(arquivos.erase(interno('Interno - Acerto'), rg.uid, 'pediu'))).toBe('NAO_ENCONTRADO');
    const depois = await arquivos.erase(gerente, rg.uid, 'LGPD, pedido 7');
    expect(depois).toMatchObject({
      ...{ situacao: 'APAGADO', nome: 'apagado', chave: null, chaveMiniatura: null },
      ...{ sha256Enviado: rg.sha256Enviado, sha256Guardado: rg.sha256Guardado },
      apagado: { em: '2026-11-20T12:00:00.000Z', por: DE_DENTRO, motivo: 'LGPD, pedido 7' },
    });
    expect(memoria.files.size).toBe(0);
    expect(await arquivos.content(rg.uid)).toBeNull();
    expect(arquivos.view(depois, gerente)).toMatchObject({ endereco: null, miniatura: null });
    expect(await arquivos.erase(gerente, rg.uid, 'de novo')).toEqual(depois);
    const velhas = await registros.colecao(ARQUIVOS).historico(SISTEMA, rg.uid, { pagina: 1, porPagina: 9 });
    expect(JSON.stringify(velhas)).not.toContain('Ana');
  });

  it('and proves a payment is erased by nobody, nor changed by anybody', async () => {
    const prova = await enviar();
    for (const acesso of [SISTEMA, interno('Interno - ADM'), cliente(ANA)])
      expect(await codigo(arquivos.erase(acesso, prova.uid, 'quero'))).toBe('ALTERACAO_NAO_PERMITIDA');
    const colecao = registros.colecao(ARQUIVOS);
    for (const acesso of [SISTEMA, interno('Interno - ADM'), cliente(ANA)]) {
      const atual = (await colecao.obter(acesso, prova.uid))!;
      expect(await codigo(colecao.salvar(acesso, { ...atual, alvo: 'outro' }, atual.revisao))).toBe(
        'SEM_PERMISSAO',
      );
      expect(await codigo(colecao.salvar(acesso, { ...atual, situacao: 'APAGADO' }, atual.revisao))).toBe(
        'SEM_PERMISSAO',
      );
    }
    expect(memoria.files.size).toBe(2);
  });
});

describe('the words in a file', () => {
  it('are read once and remembered, unless there were none; and go with it when it is erased', async () => {
    const lidos: string[] = [];
    let dito: string | null = null;
    const reader = {
      read: async (tipo: string) => {
        lidos.push(tipo);
        return dito;
      },
    };
    const files = abrir({ reader });
    const rg = await enviar({ proposito: 'documento-identidade', alvo: null }, foto, 'RG da Ana.png');
    expect([await files.words(rg), await files.words(rg)]).toEqual([null, null]);
    dito = 'NOME ANA';
    expect([await files.words(rg), await files.words(rg)]).toEqual(['NOME ANA', 'NOME ANA']);
    expect(lidos).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
    await files.erase(interno('Interno - GerenteSAC'), rg.uid, 'LGPD, pedido 8');
    expect(await files.words(rg)).toBeNull();
    expect(lidos).toHaveLength(3);
  });
});

describe('bytes and records', () => {
  it('a record is never there without its bytes: when they cannot be kept, nothing was sent', async () => {
    const put = memoria.store.put;
    for (const falha of [1, 2]) {
      let vezes = 0;
      memoria.store.put = async (key, bytes) => {
        vezes += 1;
        if (vezes === falha) throw new StoreUnavailable('full');
        await put(key, bytes);
      };
      await expect(enviar()).rejects.toBeInstanceOf(StoreUnavailable);
      expect(
        (await registros.colecao(ARQUIVOS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 9 })).total,
      ).toBe(0);
    }
  });

  it('bytes that nobody came to name go after a day, and no others', async () => {
    const fica = await enviar();
    const some = await enviar({ proposito: 'documento-identidade', alvo: null });
    const { store } = memoria;
    const remover = store.remove;
    // Dies between writing down that it is erased and erasing it.
    store.remove = () => Promise.reject(new Error('dead'));
    await expect(arquivos.erase(SISTEMA, some.uid, 'LGPD')).rejects.toThrow('dead');
    store.remove = remover;
    expect(memoria.files.size).toBe(4);
    agora += 86_000_000;
    await store.put(`ab/${'ab'.repeat(32)}-0123456789abcdef`, foto);
    await arquivos.sweep();
    expect(memoria.files.size).toBe(5);
    agora += 1_000_000;
    await arquivos.sweep();
    expect([...memoria.files.keys()].sort()).toEqual(
      [fica.chave!, fica.chaveMiniatura!, `ab/${'ab'.repeat(32)}-0123456789abcdef`].sort(),
    );
    expect(contados.slice(-2)).toEqual(['orphans 0', 'orphans 2']);
  });

  it('are swept a hundred at a time, whatever their number', async () => {
    for (let i = 0; i < 250; i += 1)
      await memoria.store.put(`ab/${'ab'.repeat(32)}-${String(i).padStart(16, '0')}`, foto);
    const { chave, chaveMiniatura } = await enviar();
    agora += 90_000_000;
    await arquivos.sweep();
    expect([...memoria.files.keys()].sort()).toEqual([chave!, chaveMiniatura!].sort());
  });
});

describe('over HTTP', () => {
  let servidor: Server;
  let url: string;
  const acessos: Record<string, Acesso> = {
    ...{
      ana: cliente(ANA),
      bia: cliente(BIA),
      acerto: interno('Interno - Acerto'),
      sac: interno('Interno - SAC'),
    },
    ...{ 'ana-pacto': cliente(ANA, 2) },
  };
  /** Whose sessions hold. */
  let valem: Set<string>;
  let aceita: Files;

  beforeAll(async () => {
    const app = () =>
      criarHttp({
        logger: pino({ level: 'silent' }),
        segredos: segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'segredo-de-servico' }),
        resolverHotsite: {
          porSubdominio: (nome) => HOTSITES_DEMO.find(({ subdominio }) => subdominio === nome) ?? null,
          porHost: (host) =>
            HOTSITES_DEMO.find(({ subdominio }) => host === `${subdominio}.localhost`) ?? null,
        },
        autenticar: async (token, { id }) => {
          const acesso = acessos[token];
          if (
            acesso?.tipo === undefined ||
            acesso.tipo === 'sistema' ||
            acesso.hotsiteId !== id ||
            !valem.has(token)
          )
            throw new ErroMartelo('TOKEN_INVALIDO');
          return acesso;
        },
        rotas: [
          ...arquivos.routes,
          rota({
            ...{ metodo: 'post', caminho: '/v1/prova', resumo: 'Prova', guarda: 'cliente', fluxo: true },
            async executar({ req, chamador: { acesso } }) {
              const { campos, enviado } = await aceita.readForm(
                req,
                acesso,
                z.strictObject({ comandoId: z.string().min(3) }),
              );
              const feito = await aceita.receive(enviado, comprovante({ acesso }));
              return { ...campos, arquivo: aceita.view(feito, acesso) };
            },
          }),
        ],
      });
    // Each test has records of its own; the app is made of them when it is asked.
    servidor = (await import('node:http')).createServer((req, res) => app()(req, res));
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    servidor.closeAllConnections();
    servidor.close();
  });
  beforeEach(() => {
    valem = new Set(Object.keys(acessos));
    aceita = arquivos;
  });

  const pedir = (caminho: string, quem: string | null, { metodo = 'GET', hotsite = 'leilo' } = {}) =>
    fetch(url + caminho, {
      method: metodo,
      headers: { hotsite, ...(quem === null ? {} : { authorization: `Bearer ${quem}` }) },
    });
  const para = (arquivo: Arquivo, quem: string, miniatura = false) =>
    arquivos.addressOf(arquivo, { para: quem, agora, miniatura });

  it('an address gives its reader the bytes, by headers that let them do nothing', async () => {
    const feito = await enviar({}, foto, 'Comprovação "é".png');
    const guardado = (await arquivos.content(feito.uid))!;
    for (const metodo of ['GET', 'HEAD']) {
      const resposta = await pedir(para(feito, ANA), 'ana', { metodo });
      expect(resposta.status).toBe(200);
      expect(Object.fromEntries(resposta.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(guardado.length),
        'content-disposition': `inline; filename="Comprovacao -e-.jpg"; filename*=UTF-8''Comprova%C3%A7%C3%A3o%20-%C3%A9-.jpg`,
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      const corpo = Buffer.from(await resposta.arrayBuffer());
      expect(corpo.equals(metodo === 'GET' ? guardado : Buffer.alloc(0))).toBe(true);
    }
    const pequena = await pedir(para(feito, ANA, true), 'ana');
    expect([pequena.status, pequena.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const visto = arquivos.view(feito, cliente(ANA));
    expect((await pedir(visto.endereco!, 'ana')).status).toBe(200);
    expect((await pedir(visto.miniatura!, 'ana')).status).toBe(200);
    expect((await pedir(para(feito, DE_DENTRO), 'acerto')).status).toBe(200);
  });

  it('to anybody else, at any other time, by any other way, there is nothing, and always the same nothing', async () => {
    const feito = await enviar();
    const documento = await enviar({ proposito: 'documento-identidade', alvo: null });
    const endereco = para(feito, ANA);
    const token = endereco.split('/').at(-1)!;
    const trocada = (i: number) => `${token.slice(0, i)}${token[i] === 'A' ? 'B' : 'A'}${token.slice(i + 1)}`;
    const vencido = arquivos.addressOf(feito, { para: ANA, agora: agora - 15 * 60_000 });
    const apagado = para(documento, ANA);
    const foraDoPapel = para(documento, DE_DENTRO);
    const outroSegredo = abrir({ derivar: (_, texto) => createHash('sha256').update(texto).digest() });
    await arquivos.erase(SISTEMA, documento.uid, 'LGPD');
    memoria.files.delete((await enviar({}, pdf())).chave!);
    const semBytes = para((await arquivos.of(SISTEMA, 'comprovante-pagamento', PAGAMENTO)).at(-1)!, ANA);

    const nada: [string, string | null, string?][] = [
      [endereco, null],
      [endereco, 'bia'],
      [endereco, 'acerto'],
      [endereco, 'ninguem'],
      [endereco, 'ana-pacto', 'pacto'],
      [endereco, 'ana', 'pacto'],
      [endereco, 'ana', 'nenhuma'],
      [vencido, 'ana'],
      [apagado, 'ana'],
      [foraDoPapel, 'acerto'],
      [semBytes, 'ana'],
      [para(feito, DE_DENTRO), 'sac'],
      [para(feito, BIA), 'bia'],
      [outroSegredo.addressOf(feito, { para: ANA, agora }), 'ana'],
      [arquivos.addressOf({ uid: randomUUID(), hotsiteId: 1 }, { para: ANA, agora }), 'ana'],
      ...[0, 1, 5, 9, 20, 40, 60, 87].map((i): [string, string] => [`/v1/arquivos/${trocada(i)}`, 'ana']),
      ...[
        feito.uid,
        feito.chave!.replace('/', '%2F'),
        '..%2f..%2fetc%2fpasswd',
        'x',
        `${token}=`,
        `${token}A`,
        token.slice(1),
      ].map((texto): [string, string] => [`/v1/arquivos/${texto}`, 'ana']),
    ];
    const corpos = new Set<string>();
    for (const [caminho, quem, hotsite = 'leilo'] of nada) {
      const resposta = await pedir(caminho, quem, { hotsite });
      expect(resposta.status, `${caminho} ${quem} ${hotsite}`).toBe(404);
      corpos.add(await resposta.text());
      expect((await pedir(caminho, quem, { hotsite, metodo: 'HEAD' })).status).toBe(404);
    }
    expect(corpos.size).toBe(1);
    expect((await pedir(endereco, 'ana', { metodo: 'POST' })).status).toBe(405);

    expect((await pedir(endereco, 'ana')).status).toBe(200);
    valem.delete('ana');
    expect((await pedir(endereco, 'ana')).status).toBe(404);
    valem.add('ana');
    agora += 15 * 60_000;
    expect((await pedir(endereco, 'ana')).status).toBe(404);
  });

  const formulario = (partes: [string, string | Blob, string?][]) => {
    const form = new FormData();
    for (const [nome, valor, arquivo] of partes)
      if (typeof valor === 'string') form.append(nome, valor);
      else form.append(nome, valor, arquivo);
    return form;
  };
  const mandar = async (corpo: FormData | string, cabecalhos: Record<string, string> = {}) => {
    const resposta = await fetch(`${url}/v1/prova`, {
      ...{ method: 'POST', body: corpo },
      headers: { hotsite: 'leilo', authorization: 'Bearer ana', ...cabecalhos },
    });
    return { status: resposta.status, corpo: (await resposta.json()) as Record<string, never> };
  };

  it('a form brings a file and its fields, whichever comes first', async () => {
    const arquivo: [string, Blob, string] = ['arquivo', new Blob([new Uint8Array(foto)]), 'foto.png'];
    for (const partes of [
      [arquivo, ['comandoId', 'c-1']],
      [['comandoId', 'c-1'], arquivo],
    ] as [string, string | Blob, string?][][]) {
      const { status, corpo } = await mandar(formulario(partes));
      expect([status, corpo]).toMatchObject([
        200,
        { comandoId: 'c-1', arquivo: { nome: 'foto.jpg', tipo: 'image/jpeg' } },
      ]);
    }
  });

  it('a form that is not as it should be is refused in words, and what it brought is kept by nobody', async () => {
    const arquivo: [string, Blob, string] = ['arquivo', new Blob([new Uint8Array(foto)]), 'foto.png'];
    const comando: [string, string] = ['comandoId', 'c-1'];
    const grande: [string, Blob, string] = ['arquivo', new Blob([Buffer.alloc(15_000_001)]), 'x.pdf'];
    const casos: [string, [string, string | Blob, string?][], number, string][] = [
      ['no file', [comando], 400, 'ARQUIVO_INVALIDO'],
      ['a text in the place of the file', [comando, ['arquivo', 'texto']], 400, 'ARQUIVO_INVALIDO'],
      ['a file in another field', [comando, ['foto', arquivo[1], 'x.png']], 400, 'ARQUIVO_INVALIDO'],
      ['two files', [comando, arquivo, arquivo], 400, 'ARQUIVO_INVALIDO'],
      ['no command', [arquivo], 400, 'REQUISICAO_INVALIDA'],
      ['a field that nobody knows', [comando, ['x', '1'], arquivo], 400, 'REQUISICAO_INVALIDA'],
      ['a field twice', [comando, comando, arquivo], 400, 'REQUISICAO_INVALIDA'],
      ['a field without an end', [['comandoId', 'x'.repeat(9_000)], arquivo], 400, 'REQUISICAO_INVALIDA'],
      [
        'fields without an end',
        [...Array.from({ length: 40 }, (_, i): [string, string] => [`c${i}`, '1']), arquivo],
        400,
        'REQUISICAO_INVALIDA',
      ],
      ['what no store can keep', [['comandoId', 'abc\0'], arquivo], 400, 'REQUISICAO_INVALIDA'],
      ['a prototype', [comando, ['__proto__', 'x'], arquivo], 400, 'REQUISICAO_INVALIDA'],
      ['one byte too many', [comando, grande], 413, 'CORPO_GRANDE_DEMAIS'],
      ['a program', [comando, ['arquivo', new Blob(['MZ']), 'foto.png']], 415, 'ARQUIVO_NAO_ACEITO'],
    ];
    for (const [caso, partes, status, recusa] of casos)
      expect(await mandar(formulario(partes)), caso).toMatchObject({ status, corpo: { codigo: recusa } });
    expect(await mandar('{}', { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
    expect(await mandar('x', { 'content-type': 'multipart/form-data' })).toMatchObject({ status: 400 });
    expect(await mandar('--x\r\nlixo', { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({
      status: 400,
    });
    expect(memoria.files.size).toBe(0);
  });

  it('who may send nothing more is told before sending it, and who sends too much at once has to wait', async () => {
    aceita = abrir({ quota: { ...QUOTA, day: { files: 1, bytes: 1_000 } } });
    const partes: [string, string | Blob, string?][] = [
      ['comandoId', 'c-1'],
      ['arquivo', new Blob([new Uint8Array(foto)]), 'x.png'],
    ];
    expect((await mandar(formulario(partes))).status).toBe(200);
    expect(await mandar(formulario(partes))).toMatchObject({
      status: 429,
      corpo: { codigo: 'LIMITE_DE_ARQUIVOS' },
    });
    aceita = abrir();
    const abertos = [1, 2, 3].map(() => {
      const pedido = request(`${url}/v1/prova`, {
        method: 'POST',
        headers: {
          hotsite: 'leilo',
          authorization: 'Bearer ana',
          'content-type': 'multipart/form-data; boundary=x',
        },
      });
      pedido.on('error', () => {});
      pedido.write('--x\r\nContent-Disposition: form-data; name="arquivo"; filename="x"\r\n\r\n%PDF');
      return pedido;
    });
    await expect.poll(async () => (await mandar(formulario(partes))).corpo.codigo).toBe('LIMITE_DE_ARQUIVOS');
    // Whoever breaks off gives the place back.
    for (const pedido of abertos) pedido.destroy();
    await expect.poll(async () => (await mandar(formulario(partes))).status).toBe(200);
  });
});
