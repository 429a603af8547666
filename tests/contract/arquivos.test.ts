import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Arquivo } from '@martelo/shared/arquivo';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ARQUIVOS } from '../../engine/src/files/registro.ts';
import { SISTEMA } from '../../engine/src/records/acesso.ts';
import { criarRegistrosSqlite } from '../../engine/src/records/sqlite.ts';
import { arquivosNaPasta } from './arquivos-na-pasta.ts';
import { ate, EngineDeTeste } from './engine.ts';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
let vivo: EngineDeTeste | undefined;
afterEach(() => vivo?.encerrar());
let foto: Buffer;
beforeAll(async () => {
  foto = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
});

const abrir = (
  engine: EngineDeTeste,
  caminho: string,
  quem: string | null,
  { metodo = 'GET', hotsite = 'leilo' } = {},
) =>
  fetch(engine.url + caminho, {
    method: metodo,
    headers: { hotsite, ...(quem === null ? {} : { authorization: `Bearer ${quem}` }) },
  });

describe('the address of a file', () => {
  it('opens it for its reader in a session that holds, and is nothing to anybody else or afterwards', async () => {
    const engine = new EngineDeTeste();
    vivo = engine;
    await engine.subir();
    const contas: Record<string, { token: string; uid: string }> = {};
    for (const quem of ['cliente1', 'cliente2', 'acerto', 'mkt', 'adm']) {
      const token = await engine.entrar(quem);
      contas[quem] = { token, uid: (await engine.pedir('GET', '/v1/auth/eu', { token })).corpo.uid };
    }
    const { token, uid: dono } = contas.cliente1!;
    await engine.parar();
    const na = await arquivosNaPasta(engine.pasta);
    const enviar = (proposito: Arquivo['proposito']) =>
      na.files.receive(
        { bytes: foto, nome: 'Comprovante.png' },
        { acesso: SISTEMA, hotsiteId: 1, dono, proposito, alvo: null },
      );
    const prova = await enviar('comprovante-pagamento');
    const rg = await enviar('documento-identidade');
    const para = (arquivo: Arquivo, quem: string, miniatura = false) =>
      na.files.addressOf(arquivo, { para: contas[quem]!.uid, agora: Date.now(), miniatura });
    const enderecos = {
      prova: para(prova, 'cliente1'),
      pequena: para(prova, 'cliente1', true),
      acerto: para(prova, 'acerto'),
      mkt: para(prova, 'mkt'),
      rg: para(rg, 'cliente1'),
      rgAcerto: para(rg, 'acerto'),
      vencido: na.files.addressOf(prova, { para: dono, agora: Date.now() - 16 * 60_000 }),
    };
    await na.files.erase(SISTEMA, rg.uid, 'LGPD');
    const guardado = (await na.files.content(prova.uid))!;
    await na.fechar();
    await engine.subir();

    const resposta = await abrir(engine, enderecos.prova, token);
    expect([resposta.status, resposta.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(resposta.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await resposta.arrayBuffer()).equals(guardado)).toBe(true);
    expect((await abrir(engine, enderecos.prova, token, { metodo: 'HEAD' })).status).toBe(200);
    expect((await abrir(engine, enderecos.pequena, token)).status).toBe(200);
    expect((await abrir(engine, enderecos.acerto, contas.acerto!.token)).status).toBe(200);

    const nada: [string, string | null, string?][] = [
      [enderecos.prova, null],
      [enderecos.prova, contas.cliente2!.token],
      [enderecos.prova, contas.adm!.token],
      [enderecos.prova, token, 'pacto'],
      [enderecos.prova, 'lixo'],
      [enderecos.vencido, token],
      [enderecos.mkt, contas.mkt!.token],
      [enderecos.rg, token],
      [enderecos.rgAcerto, contas.acerto!.token],
      [`/v1/arquivos/${prova.uid}`, token],
    ];
    const corpos = new Set<string>();
    for (const [endereco, quem, hotsite = 'leilo'] of nada) {
      const negada = await abrir(engine, endereco, quem, { hotsite });
      expect(negada.status, endereco).toBe(404);
      corpos.add(await negada.text());
      expect((await abrir(engine, endereco, quem, { hotsite, metodo: 'HEAD' })).status).toBe(404);
    }
    expect(corpos.size).toBe(1);

    // The session ends; the address has minutes left.
    await engine.pedir('POST', '/v1/auth/sair', { token });
    expect((await abrir(engine, enderecos.prova, token)).status).toBe(404);
    expect((await abrir(engine, enderecos.acerto, contas.acerto!.token)).status).toBe(200);
    const { corpo } = await engine.pedir('GET', '/v1/openapi.json');
    expect(Object.keys(corpo.paths['/v1/arquivos/{endereco}'].get.responses['200'].content)).toEqual([
      'application/pdf',
      'image/jpeg',
    ]);
  });
});

describe('an engine that dies over a file', () => {
  const dono = '01900000-0000-7000-8000-00000000000a';
  const registrosDe = async (pasta: string): Promise<Arquivo[]> => {
    const registros = criarRegistrosSqlite({ arquivo: join(pasta, 'engine/registros.sqlite') });
    try {
      const achados: Arquivo[] = [];
      for await (const um of registros.colecao(ARQUIVOS).percorrer(SISTEMA, { filtros: [] }))
        achados.push(um);
      return achados;
    } finally {
      await registros.close();
    }
  };
  const naPasta = (pasta: string): string[] =>
    readdirSync(join(pasta, 'engine/arquivos'), { recursive: true, withFileTypes: true })
      .filter((entrada) => entrada.isFile())
      .map((entrada) => join(entrada.parentPath, entrada.name));

  it.each([
    ['antes-da-miniatura', 0, 1],
    ['antes-do-registro', 0, 2],
    ['ao-apagar', 1, 2],
    ['depois-de-tudo', 1, 2],
  ])(
    '(%s) leaves no record without its bytes; bytes without a record go a day later, when one starts',
    async (momento, records, bytes) => {
      const engine = new EngineDeTeste();
      vivo = engine;
      await engine.subir();
      await engine.parar();
      // The demo's clients have sent some.
      const daDemo = [(await registrosDe(engine.pasta)).length, naPasta(engine.pasta).length] as const;
      const filho = spawn(
        join(RAIZ, 'node_modules/.bin/node'),
        [
          join(RAIZ, 'tests/contract/morrer-no-arquivo.ts'),
          engine.pasta,
          momento,
          foto.toString('base64'),
          dono,
        ],
        { stdio: 'inherit' },
      );
      expect((await once(filho, 'exit'))[1]).toBe('SIGKILL');
      const antes = await registrosDe(engine.pasta);
      expect([antes.length - daDemo[0], naPasta(engine.pasta).length - daDemo[1]]).toEqual([records, bytes]);
      const na = await arquivosNaPasta(engine.pasta);
      for (const { uid, situacao, sha256Guardado, chave } of antes) {
        if (situacao === 'APAGADO') continue;
        const conteudo = await buffer((await na.store.open(chave!))!.stream);
        expect((await na.files.content(uid))!.equals(conteudo)).toBe(true);
        expect(chave).toContain(sha256Guardado);
      }
      await na.fechar();

      const ficam = antes.filter(({ situacao }) => situacao === 'GUARDADO').length * 2;
      const ontem = Date.now() / 1000 - 90_000;
      for (const caminho of naPasta(engine.pasta)) utimesSync(caminho, ontem, ontem);
      await engine.subir();
      await ate(
        async () => naPasta(engine.pasta).length,
        (quantos) => quantos === ficam,
      );
    },
  );
});
