import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { completarDocumento } from '@martelo/shared/documentos';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf, stream } from '../../engine/src/files/pdf.fixture.ts';
import { cpfNovo } from '../cpf-novo.ts';
import { ate, EngineDeTeste, type Json, SEGREDO } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(async () => {
  await engine.subir();
  const servico = { cabecalhos: { 'x-martelo-servico': SEGREDO } };
  for (const id of [1, 2]) {
    const { corpo } = await engine.pedir('GET', `/v1/hotsites/${id}/regras`, servico);
    const regras = { ...corpo, documentosObrigatorios: true };
    await engine.pedir('PUT', `/v1/hotsites/${id}/regras`, { ...servico, corpo: regras });
  }
});
afterAll(() => engine.encerrar());

let numero = 0;
const novoCpf = () => completarDocumento(String(810_000_000 + ++numero * 7));
const novoCnpj = () => completarDocumento(`12DEF${String(++numero).padStart(3, '0')}01AB`);

let cor = 0;
/** A picture that no other is like. */
const foto = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: ++cor % 255, g: 90, b: 30 } } })
    .png()
    .toBuffer();
const como = async (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, {
    ...{ token: await engine.entrar(quem, hotsite), hotsite },
    ...(corpo === undefined ? {} : { corpo }),
  });
const enviar = async (
  quem: string,
  campos: { tipo: string; lado: string; comandoId?: string },
  bytes: Uint8Array,
  { nome = 'foto.jpg', hotsite = 'leilo' } = {},
) => {
  const form = new FormData();
  for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), ...campos })) form.set(campo, valor);
  form.set('arquivo', new Blob([new Uint8Array(bytes)]), nome);
  return engine.pedir('POST', '/v1/cliente/documentos', {
    ...{ token: await engine.entrar(quem, hotsite), hotsite, bruto: form },
  });
};
/** Photographs all of it and has it looked at. */
async function mandar(quem: string, tipo: string, lados: string[], hotsite = 'leilo'): Promise<Json> {
  let doc: Json = null;
  for (const lado of lados) {
    const { status, corpo, texto } = await enviar(quem, { tipo, lado }, await foto(), { hotsite });
    expect(status, texto).toBe(201);
    doc = corpo;
  }
  const caminho = `/v1/cliente/documentos/${doc.uid}/enviar`;
  const { status, corpo, texto } = await como(quem, 'POST', caminho, { comandoId: randomUUID() }, hotsite);
  expect(status, texto).toBe(200);
  return corpo;
}
const daEquipe = async (uid: string, quem = 'sac'): Promise<Json> =>
  (await como(quem, 'GET', `/v1/documentos-cliente/${uid}`)).corpo;
const decidir = async (quem: string, uid: string, ato: 'aprovar' | 'divergir', mais: object = {}) => {
  const { revisao } = await daEquipe(uid);
  const corpo = { revisao, ...(ato === 'divergir' ? { motivo: 'A foto está tremida.' } : {}), ...mais };
  return como(quem, 'POST', `/v1/documentos-cliente/${uid}/${ato}`, corpo);
};
const meus = async (quem: string): Promise<Json> => (await como(quem, 'GET', '/v1/cliente/documentos')).corpo;
const codigo = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo.codigo];

describe('a newcomer', () => {
  it('sends documents, SAC approves the last one, and the bid that was refused is taken at once, on the same session', async () => {
    const { lotes } = await engine.leilao({}, [{ nome: 'Alvo', tipo: 'Carro', valor: { minimo: 100_000 } }]);
    const lance = () => engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100_000);
    expect(codigo(await lance())).toEqual([403, 'DOCUMENTOS_PENDENTES']);
    expect((await lance()).corpo.acao).toBe('/documentos');
    expect(await meus('cliente1')).toMatchObject({
      ...{ situacao: 'Cadastrado', obrigatorios: true, itens: [] },
      exigencias: [
        { exigencia: 'identidade', situacao: 'Cadastrado', tipos: ['RG', 'CNH', 'RNM'] },
        { exigencia: 'endereco', situacao: 'Cadastrado', tipos: ['COMPROVANTE_ENDERECO'] },
      ],
    });
    const cnh = await mandar('cliente1', 'CNH', ['frente', 'verso']);
    expect(cnh).toMatchObject({ situacao: 'Aguardando Validação', faltam: [], motivo: null });
    expect(cnh.arquivos.map(({ lado }: Json) => lado)).toEqual(['frente', 'verso']);
    const conta = await mandar('cliente1', 'COMPROVANTE_ENDERECO', ['pagina']);

    const socket = engine.socket(await engine.entrar('cliente1'));
    const sinos: Json[] = [];
    let mudancas = 0;
    socket.on('on-aviso', (aviso: Json) => sinos.push(aviso));
    socket.on('on-cadastro', () => mudancas++);
    await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
    await socket.emitWithAck('conectar-cliente', {});

    expect((await decidir('sac', cnh.uid, 'aprovar')).status).toBe(200);
    await ate(
      async () => (await meus('cliente1')).exigencias[0].situacao,
      (uma) => uma === 'Aprovado',
    );
    expect(codigo(await lance())).toEqual([403, 'DOCUMENTOS_PENDENTES']);
    const antes = mudancas;
    const aprovadoEm = Date.now();
    expect((await decidir('sac', conta.uid, 'aprovar')).status).toBe(200);
    await ate(lance, ({ status }) => status === 201);
    // BO17
    expect(Date.now() - aprovadoEm).toBeLessThan(2_000);
    await ate(
      async () => mudancas,
      (agora) => agora > antes,
    );
    await ate(
      async () => sinos.length,
      (quantos) => quantos >= 2,
    );
    expect(sinos.map(({ titulo, corpo }) => `${titulo}: ${corpo}`)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('CNH'),
        expect.stringContaining('Comprovante de endereço'),
      ]),
    );
    socket.close();
    expect((await meus('cliente1')).situacao).toBe('Aprovado');
    // What they send afterwards takes nothing from them.
    await mandar('cliente1', 'RG', ['frente', 'verso']);
    expect((await meus('cliente1')).situacao).toBe('Aprovado');
    const { corpo } = await como('sac', 'GET', '/v1/auth/eu');
    const { corpo: historico } = await como('sac', 'GET', `/v1/documentos-cliente/${cnh.uid}/historico`);
    expect(historico.itens[0]).toMatchObject({ por: { nome: corpo.nome } });
  });

  it('reads why one diverged, answers it with another, and the first stays as it was', async () => {
    const rg = await mandar('cliente2', 'RG', ['frente', 'verso']);
    expect(codigo(await decidir('sac', rg.uid, 'divergir', { motivo: '' }))).toEqual([
      400,
      'REQUISICAO_INVALIDA',
    ]);
    expect((await decidir('sac', rg.uid, 'divergir')).status).toBe(200);
    const depois = await ate(
      () => meus('cliente2'),
      ({ situacao }) => situacao === 'Divergente',
    );
    expect(depois.itens[0]).toMatchObject({ situacao: 'Divergente', motivo: 'A foto está tremida.' });
    const aviso = await ate(
      async () => (await como('cliente2', 'GET', '/v1/cliente/avisos')).corpo.itens,
      (itens) => itens.some(({ corpo }: Json) => corpo.includes('A foto está tremida.')),
    );
    expect(aviso[0].destino).toBe('/documentos');
    const cnh = await mandar('cliente2', 'CNH', ['frente', 'verso']);
    expect(cnh.responde).toBe(rg.uid);
    const { itens, situacao } = await meus('cliente2');
    // The address is still to be sent.
    expect(situacao).toBe('Cadastrado');
    expect(itens.map((um: Json) => [um.tipo, um.situacao])).toEqual([
      ['CNH', 'Aguardando Validação'],
      ['RG', 'Divergente'],
    ]);
    expect(await daEquipe(cnh.uid)).toMatchObject({
      outros: [{ uid: rg.uid, situacao: 'Divergente', motivo: 'A foto está tremida.' }],
    });
  });

  it('takes back what nobody has decided, and its bytes are gone; what was decided stays', async () => {
    const rg = await mandar('cliente3', 'RG', ['frente', 'verso']);
    const [{ endereco }] = rg.arquivos;
    const token = await engine.entrar('cliente3');
    expect((await engine.pedir('GET', endereco, { token })).status).toBe(200);
    const comandoId = randomUUID();
    const retirar = (uid: string, comando: string = comandoId) =>
      como('cliente3', 'DELETE', `/v1/cliente/documentos/${uid}?comandoId=${comando}`);
    expect((await retirar(rg.uid)).corpo).toEqual({ uid: rg.uid });
    expect((await retirar(rg.uid)).corpo).toEqual({ uid: rg.uid });
    await ate(
      () => engine.pedir('GET', endereco, { token }),
      ({ status }) => status === 404,
    );
    expect((await como('sac', 'GET', `/v1/documentos-cliente/${rg.uid}`)).status).toBe(404);
    expect((await meus('cliente3')).itens).toEqual([]);
    const outro = await mandar('cliente3', 'RG', ['frente', 'verso']);
    await decidir('sac', outro.uid, 'aprovar');
    expect(codigo(await retirar(outro.uid, randomUUID()))).toEqual([409, 'DOCUMENTO_JA_CONFERIDO']);
  });

  it('puts a document together over several calls; each command once, each side replaced, none twice', async () => {
    const [frente, verso, nova] = [await foto(), await foto(), await foto()];
    const comandoId = randomUUID();
    const primeira = await enviar('cliente4', { tipo: 'RG', lado: 'frente', comandoId }, frente);
    const repetida = await enviar('cliente4', { tipo: 'RG', lado: 'frente', comandoId }, frente);
    expect(repetida.corpo.uid).toBe(primeira.corpo.uid);
    expect(repetida.corpo.arquivos.map(({ uid }: Json) => uid)).toEqual(
      primeira.corpo.arquivos.map(({ uid }: Json) => uid),
    );
    expect(codigo(await enviar('cliente4', { tipo: 'RG', lado: 'verso', comandoId }, verso))).toEqual([
      409,
      'COMANDO_CONFLITANTE',
    ]);
    expect(primeira.corpo.faltam).toEqual(['verso']);
    const { uid } = primeira.corpo;
    const incompleto = await como('cliente4', 'POST', `/v1/cliente/documentos/${uid}/enviar`, {});
    expect(codigo(incompleto)).toEqual([422, 'DOCUMENTO_INCOMPLETO']);
    expect(incompleto.corpo.message).toContain('o verso');
    // The same picture is not both sides.
    expect(codigo(await enviar('cliente4', { tipo: 'RG', lado: 'verso' }, frente))).toEqual([
      422,
      'ARQUIVO_REPETIDO',
    ]);
    const outra = await enviar('cliente4', { tipo: 'RG', lado: 'frente' }, nova);
    expect(outra.corpo.uid).toBe(uid);
    expect(outra.corpo.arquivos).toHaveLength(1);
    expect((await enviar('cliente4', { tipo: 'RG', lado: 'verso' }, verso)).corpo.faltam).toEqual([]);
    await como('cliente4', 'POST', `/v1/cliente/documentos/${uid}/enviar`, {});
    expect(codigo(await enviar('cliente4', { tipo: 'RG', lado: 'frente' }, await foto()))).toEqual([
      409,
      'DOCUMENTO_EM_VALIDACAO',
    ]);
    // What was found wrong is not sent again as it was.
    await decidir('sac', uid, 'divergir');
    expect(codigo(await enviar('cliente4', { tipo: 'RG', lado: 'frente' }, nova))).toEqual([
      422,
      'ARQUIVO_REPETIDO',
    ]);
  });

  it('at two tabs at once has one document of a type, with both sides', async () => {
    const lados = await Promise.all(
      ['frente', 'verso'].map(async (lado) => enviar('cliente5', { tipo: 'CNH', lado }, await foto())),
    );
    expect(lados.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(lados.map(({ corpo }) => corpo.uid)).size).toBe(1);
    expect((await meus('cliente5')).itens[0].faltam).toEqual([]);
  });
});

describe('SAC', () => {
  it('at once on one document: one decides, the other is told what was decided', async () => {
    const rg = await mandar('cliente6', 'RG', ['frente', 'verso']);
    const { revisao } = await daEquipe(rg.uid);
    const respostas = await Promise.all([
      como('sac', 'POST', `/v1/documentos-cliente/${rg.uid}/aprovar`, { revisao }),
      como('adm', 'POST', `/v1/documentos-cliente/${rg.uid}/divergir`, { revisao, motivo: 'Cortado.' }),
    ]);
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const perdeu = respostas.find(({ status }) => status === 409)!;
    expect(perdeu.corpo.codigo).toBe('REVISAO_DESATUALIZADA');
    expect(perdeu.corpo.atual.situacao).toBe(respostas.find(({ status }) => status === 200)!.corpo.situacao);
  });

  it('cannot approve what diverged nor undo an approval; its management can, and bidding ends with it', async () => {
    const rg = await mandar('cliente7', 'RG', ['frente', 'verso']);
    await decidir('sac', rg.uid, 'divergir');
    expect(codigo(await decidir('sac', rg.uid, 'aprovar'))).toEqual([422, 'TRANSICAO_INVALIDA']);
    // Those of the demo, which wait for somebody.
    const daDemo = (await meus('cliente7')).itens as Json[];
    const [cnh, conta] = ['CNH', 'COMPROVANTE_ENDERECO'].map((tipo) =>
      daDemo.find((um) => um.tipo === tipo && um.situacao === 'Aguardando Validação'),
    );
    for (const { uid } of [cnh, conta]) expect((await decidir('sac', uid, 'aprovar')).status).toBe(200);
    await ate(
      () => meus('cliente7'),
      ({ situacao }) => situacao === 'Aprovado',
    );
    expect(codigo(await decidir('sac', cnh.uid, 'divergir'))).toEqual([403, 'SEM_PERMISSAO']);
    expect((await decidir('adm', cnh.uid, 'divergir', { motivo: 'Documento falso.' })).status).toBe(200);
    await ate(
      () => meus('cliente7'),
      ({ situacao }) => situacao === 'Divergente',
    );
    await ate(
      () => como('cliente7', 'GET', '/v1/auth/eu'),
      ({ corpo }) => corpo.podeDarLance === false,
    );
  });

  it('has the queue, oldest first, and the files with their own addresses; nobody else of the house, nor another brand', async () => {
    const rg = await mandar('cliente8', 'RG', ['frente', 'verso']);
    const filtro = JSON.stringify([{ tipo: 'exata', campo: 'situacao', valor: 'Aguardando Validação' }]);
    const fila = `/v1/documentos-cliente/qb?ordenar=enviadoEm&ordem=asc&porPagina=200&filtro=${encodeURIComponent(filtro)}`;
    const { corpo } = await como('sac', 'GET', fila);
    expect(corpo.itens.map(({ uid }: Json) => uid)).toContain(rg.uid);
    const instantes = corpo.itens.map(({ enviadoEm }: Json) => enviadoEm);
    expect(instantes).toEqual(instantes.toSorted());
    const { arquivosVistos } = await daEquipe(rg.uid);
    const abrir = async (quem: string, hotsite = 'leilo') =>
      (
        await engine.pedir('GET', arquivosVistos[0].endereco, {
          ...{ token: await engine.entrar(quem, hotsite), hotsite },
        })
      ).status;
    expect([await abrir('sac'), await abrir('cliente8'), await abrir('adm')]).toEqual([200, 404, 404]);
    for (const quem of ['acerto', 'mkt', 'patio'])
      expect((await como(quem, 'GET', `/v1/documentos-cliente/${rg.uid}`)).status, quem).toBe(403);
    expect((await como('cliente8', 'GET', `/v1/documentos-cliente/${rg.uid}`)).status).toBe(403);
    const daOutra = await como('sac', 'GET', `/v1/documentos-cliente/${rg.uid}`, undefined, 'pacto');
    expect(daOutra.status).toBe(404);
    const { revisao } = await daEquipe(rg.uid);
    const aprovar = { revisao };
    expect(
      (await como('sac', 'POST', `/v1/documentos-cliente/${rg.uid}/aprovar`, aprovar, 'pacto')).status,
    ).toBe(404);
    // Another client's document is nothing to this one, whatever the verb.
    for (const [metodo, fim] of [
      ['POST', '/enviar'],
      ['DELETE', ''],
      ['DELETE', `/arquivos/${rg.arquivos[0].uid}`],
    ] as const)
      expect(
        (
          await como(
            'cliente1',
            metodo,
            `/v1/cliente/documentos/${rg.uid}${fim}`,
            metodo === 'POST' ? {} : undefined,
          )
        ).status,
        metodo + fim,
      ).toBe(404);
  });

  it('sees where the very same picture was sent by somebody else', async () => {
    const mesma = await foto();
    const um = (await enviar('cliente8', { tipo: 'CPF', lado: 'frente' }, mesma)).corpo;
    const outro = (await enviar('cliente9', { tipo: 'CPF', lado: 'frente' }, mesma)).corpo;
    const { arquivosVistos } = await daEquipe(outro.uid);
    expect(arquivosVistos[0].iguais).toMatchObject([{ documentoUid: um.uid, doMesmo: false }]);
  });

  it('approves a scrap authorisation with what it allows, and bidding on scrap follows it', async () => {
    const doc = await mandar('cliente9', 'AUTORIZACAO_SUCATA', ['pagina']);
    expect(codigo(await decidir('sac', doc.uid, 'aprovar'))).toEqual([400, 'REQUISICAO_INVALIDA']);
    const validade = '2030-12-31T12:00:00.000Z';
    const autorizacao = { tipoAutorizacao: 'Credenciamento Detran/SP', validade };
    expect((await decidir('sac', doc.uid, 'aprovar', { autorizacao })).status).toBe(200);
    const { uid } = (await como('cliente9', 'GET', '/v1/auth/eu')).corpo;
    const cliente = () => como('sac', 'GET', `/v1/clientes/${uid}`);
    await ate(cliente, ({ corpo }) => corpo.habilitacaoSucata !== null);
    expect((await cliente()).corpo.habilitacaoSucata).toEqual({ situacao: 'Autorizado', ...autorizacao });
    expect((await decidir('adm', doc.uid, 'divergir')).status).toBe(200);
    await ate(cliente, ({ corpo }) => corpo.habilitacaoSucata === null);
  });

  it('may still decide by hand, and that holds against what is sent later', async () => {
    const { uid } = (await como('cliente4', 'GET', '/v1/auth/eu')).corpo;
    const porMao = (documentoSituacao: string, documentoMotivo?: string) =>
      como('sac', 'PUT', `/v1/clientes/${uid}/participacao`, {
        ...{ documentoSituacao, ...(documentoMotivo && { documentoMotivo }) },
      });
    // Of what nobody has seen there is nothing to approve.
    const semArquivo = await porMao('Aprovado');
    expect(codigo(semArquivo)).toEqual([422, 'APROVACAO_SEM_ARQUIVO']);
    expect(semArquivo.corpo).toMatchObject({
      ...{ campo: 'documentoSituacao', message: expect.stringMatching(/comprovante de endereço/) },
    });
    await mandar('cliente4', 'COMPROVANTE_ENDERECO', ['pagina']);
    expect((await porMao('Aprovado')).corpo.podeDarLance).toBe(true);
    await mandar('cliente4', 'CPF', ['frente']);
    expect((await meus('cliente4')).situacao).toBe('Aprovado');
    const semMotivo = await porMao('Divergente');
    expect([...codigo(semMotivo), semMotivo.corpo.campo]).toEqual([
      ...[422, 'DECISAO_SEM_MOTIVO', 'documentoMotivo'],
    ]);
    expect(codigo(await porMao('Aprovado', 'Sem razão'))).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect((await meus('cliente4')).situacao).toBe('Aprovado');
    expect((await porMao('Divergente', 'O nome não confere.')).corpo.podeDarLance).toBe(false);
    expect(await meus('cliente4')).toMatchObject({ situacao: 'Divergente', motivo: 'O nome não confere.' });
  });

  it('blocks nobody without a reason that they read', async () => {
    const { uid } = (await como('cliente4', 'GET', '/v1/auth/eu')).corpo;
    const mudar = (corpo: object) => como('sac', 'PUT', `/v1/clientes/${uid}/participacao`, corpo);
    const sem = await mudar({ situacao: 'BLOQUEADO' });
    expect([...codigo(sem), sem.corpo.campo]).toEqual([422, 'DECISAO_SEM_MOTIVO', 'motivoBloqueio']);
    for (const motivoBloqueio of ['', '   '])
      expect(codigo(await mudar({ situacao: 'BLOQUEADO', motivoBloqueio }))).toEqual([
        ...[400, 'REQUISICAO_INVALIDA'],
      ]);
    expect((await mudar({ situacao: 'BLOQUEADO', motivoBloqueio: 'Fraude' })).corpo.situacao).toBe(
      'BLOQUEADO',
    );
    // Said already.
    expect((await mudar({ situacao: 'BLOQUEADO' })).status).toBe(200);
    expect(codigo(await mudar({ motivoBloqueio: '' }))).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect((await mudar({ situacao: 'ATIVO' })).corpo.situacao).toBe('ATIVO');
  });
});

describe('what is no document', () => {
  const grande = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(16_000_000)]);
  const zeros = deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });
  const bomba = pdf({ objects: [1, 2, 3].map(() => stream('/Filter /FlateDecode', zeros)) });
  it.each([
    ['a program', Buffer.from('MZ\x90\0\x03 this program cannot be run'), 415, 'ARQUIVO_NAO_ACEITO'],
    ['nothing', Buffer.alloc(0), 422, 'ARQUIVO_RECUSADO'],
    ['16 MB', grande, 413, 'CORPO_GRANDE_DEMAIS'],
    ['a PDF that unfolds without end', bomba, 422, 'ARQUIVO_RECUSADO'],
    ['a PDF that acts', pdf({ catalog: '/OpenAction << /S /Launch >>' }), 422, 'ARQUIVO_RECUSADO'],
  ])('%s is refused in words, and leaves nothing', async (_, bytes, status, esperado) => {
    const antes = (await meus('cliente5')).itens.length;
    const resposta = await enviar('cliente5', { tipo: 'COMPROVANTE_ENDERECO', lado: 'pagina' }, bytes);
    expect(codigo(resposta)).toEqual([status, esperado]);
    expect(resposta.corpo.message.length).toBeGreaterThan(15);
    expect((await meus('cliente5')).itens).toHaveLength(antes);
  });

  it.each([
    [{ tipo: 'PASSE_LIVRE', lado: 'frente' }],
    [{ tipo: 'RG', lado: 'pagina' }],
    [{ tipo: 'CONTRATO_SOCIAL', lado: 'pagina' }],
    [{ tipo: 'RG', lado: 'frente', situacao: 'Aprovado' }],
  ])('%j is refused, whatever else is right', async (campos) => {
    expect(codigo(await enviar('cliente5', campos as never, await foto()))).toEqual([
      400,
      'REQUISICAO_INVALIDA',
    ]);
  });

  it('is taken of nobody who is no client', async () => {
    const enviado = await enviar('sac', { tipo: 'RG', lado: 'frente' }, await foto());
    expect(enviado.status).toBe(403);
    expect((await engine.pedir('GET', '/v1/cliente/documentos')).status).toBe(401);
  });
});

describe('what an approved document shows', () => {
  const CADASTRO = { cpf: '', nome: 'Rosa Lima', senha: 'senha-de-rosa-0123' };
  /** Somebody of their own whose documents nobody else's test changes. */
  const registrar = async (campos: Json) => {
    const email = `${randomUUID()}@exemplo.com.br`;
    const { cpf: _, ...resto } = { ...CADASTRO, email };
    const feito = await engine.pedir('POST', '/v1/clientes', { corpo: { ...resto, ...campos } });
    expect(feito.status, feito.texto).toBe(201);
    const login = await engine.pedir('POST', '/v1/auth/token', {
      corpo: { email, senha: CADASTRO.senha, permanecerLogado: false },
    });
    expect(login.status, login.texto).toBe(200);
    const token = String(login.corpo.access_token);
    const pedir = (metodo: string, caminho: string, corpo?: object) =>
      engine.pedir(metodo, caminho, { token, ...(corpo === undefined ? {} : { corpo }) });
    const documento = async (tipo: string, lados: string[]): Promise<string> => {
      let uid = '';
      for (const lado of lados) {
        const bruto = new FormData();
        for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), tipo, lado }))
          bruto.set(campo, valor);
        bruto.set('arquivo', new Blob([new Uint8Array(await foto())]), 'foto.jpg');
        const { status, corpo, texto } = await engine.pedir('POST', '/v1/cliente/documentos', {
          token,
          bruto,
        });
        expect(status, texto).toBe(201);
        uid = corpo.uid;
      }
      const enviado = await pedir('POST', `/v1/cliente/documentos/${uid}/enviar`, {
        comandoId: randomUUID(),
      });
      expect(enviado.status, enviado.texto).toBe(200);
      return uid;
    };
    // What follows from a decision about a document is written a moment later, on the same record.
    const mudar = async (corpo: object) =>
      ate(
        async () => {
          const { revisao } = (await pedir('GET', '/v1/cliente/perfil')).corpo;
          return pedir('PUT', '/v1/cliente/perfil', { revisao, ...corpo });
        },
        ({ corpo: dito }) => dito.codigo !== 'REVISAO_DESATUALIZADA',
      );
    const corrigir = async (campo: string, valor: string, decisao: object) => {
      const pedido = await pedir('POST', '/v1/cliente/privacidade/correcoes', {
        ...{ comandoId: randomUUID(), campo, valor },
      });
      expect(pedido.status, pedido.texto).toBe(201);
      const caminho = `/v1/solicitacoes-lgpd/${pedido.corpo.uid}`;
      const { revisao, comprovado } = (await como('sac', 'GET', caminho)).corpo;
      const corpo = { revisao, resposta: 'Corrigido, com o documento em mãos.', ...decisao };
      return { ...(await como('sac', 'POST', `${caminho}/atender`, corpo)), comprovado };
    };
    const exigencias = async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        (await pedir('GET', '/v1/cliente/documentos')).corpo.exigencias.map((uma: Json) => [
          uma.exigencia,
          uma.situacao,
        ]),
      );
    return { uid: String(feito.corpo.uid), pedir, documento, mudar, corrigir, exigencias };
  };

  it('is not its client’s to change, whatever stands of their other documents; address and telephones are', async () => {
    const rosa = await registrar({ cpf: novoCpf() });
    expect((await rosa.mudar({ nome: 'Rosa Maria Lima' })).status).toBe(200);
    const rg = await rosa.documento('RG', ['frente', 'verso']);
    expect(codigo(await rosa.mudar({ nome: 'Outra Pessoa' }))).toEqual([422, 'DADOS_CONFERIDOS']);
    expect((await decidir('sac', rg, 'aprovar')).status).toBe(200);
    // The address diverges: of all documents together the worst is told, and the identity stays approved.
    const conta = await rosa.documento('COMPROVANTE_ENDERECO', ['pagina']);
    expect((await decidir('sac', conta, 'divergir')).status).toBe(200);
    await ate(
      async () => (await rosa.pedir('GET', '/v1/cliente/perfil')).corpo.situacaoDocumentos,
      (situacao) => situacao === 'Divergente',
    );
    for (const troca of [
      { nome: 'Outra Pessoa' },
      { dataNascimento: '1970-01-01' },
      { rg: '99.999.999-9' },
      { orgaoExpeditor: 'SSP/XX' },
    ])
      expect(codigo(await rosa.mudar(troca)), JSON.stringify(troca)).toEqual([422, 'DADOS_CONFERIDOS']);
    const { nome, camposTravados } = (await rosa.pedir('GET', '/v1/cliente/perfil')).corpo;
    expect(nome).toBe('Rosa Maria Lima');
    expect(camposTravados).toEqual(['nome', 'dataNascimento', 'rg', 'orgaoExpeditor', 'cpf']);
    expect((await rosa.mudar({ telefone2: '62999990000', rendaMensal: 10 })).status).toBe(200);
  });

  it('is corrected on request: whoever grants says that the document shows it, or asks for another', async () => {
    const rosa = await registrar({ cpf: novoCpf() });
    await decidir('sac', await rosa.documento('RG', ['frente', 'verso']), 'aprovar');
    await decidir('sac', await rosa.documento('COMPROVANTE_ENDERECO', ['pagina']), 'aprovar');
    const muda = await rosa.corrigir('nome', 'Rosa Souza', {});
    expect([muda.comprovado, ...codigo(muda)]).toEqual(['identidade', 422, 'CORRECAO_RECUSADA']);
    const { corpo: fila } = await rosa.pedir('GET', '/v1/cliente/privacidade');
    await rosa.pedir('DELETE', `/v1/cliente/privacidade/solicitacoes/${fila.solicitacoes[0].uid}`);

    const conferida = await rosa.corrigir('nome', 'Rosa Souza', { documentos: 'conferidos' });
    expect([conferida.status, conferida.corpo.documentos], conferida.texto).toEqual([200, 'conferidos']);
    expect(conferida.corpo.respondidaPor).toBeTruthy();
    const nome = async () => (await rosa.pedir('GET', '/v1/cliente/perfil')).corpo.nome;
    await ate(nome, (um) => um === 'Rosa Souza');
    expect(await rosa.exigencias()).toEqual({ identidade: 'Aprovado', endereco: 'Aprovado' });

    const outroCpf = await rosa.corrigir('cpf', cpfNovo(), { documentos: 'conferidos' });
    expect([outroCpf.status, outroCpf.corpo.codigo], outroCpf.texto).toEqual([422, 'CORRECAO_RECUSADA']);
    const pedida = await rosa.corrigir('nome', 'Rosa Prado', { documentos: 'pedir' });
    expect(pedida.status, pedida.texto).toBe(200);
    await ate(nome, (um) => um === 'Rosa Prado');
    expect(await rosa.exigencias()).toEqual({ identidade: 'Cadastrado', endereco: 'Aprovado' });
    const { corpo: participacao } = await como('sac', 'GET', `/v1/clientes/${rosa.uid}/participacao`);
    expect(participacao.codigo).toBe('DOCUMENTOS_PENDENTES');
    await decidir('sac', await rosa.documento('CNH', ['frente', 'verso']), 'aprovar');
    await ate(
      async () => (await como('sac', 'GET', `/v1/clientes/${rosa.uid}/participacao`)).corpo.podeDarLance,
      (pode) => pode === true,
    );
  });

  it('holds a company’s partners too, until the house asks for its articles of association anew', async () => {
    const empresa = await registrar({ cnpj: novoCnpj(), razaoSocial: 'Lima Peças Ltda' });
    const socios = [
      {
        ...{ cpf: novoCpf(), nome: 'Rosa Lima', papel: 'SOCIO_ADMINISTRADOR', participacao: 10_000 },
        ...{ representante: true, email: 'rosa@exemplo.com.br' },
      },
    ];
    const quadro = async () => (await empresa.pedir('GET', '/v1/cliente/socios')).corpo;
    const trocar = async (novos: object[]) =>
      empresa.pedir('PUT', '/v1/cliente/socios', { revisao: (await quadro()).revisao, socios: novos });
    expect((await trocar(socios)).corpo.travado).toBe(false);
    await decidir('sac', await empresa.documento('CONTRATO_SOCIAL', ['pagina']), 'aprovar');
    const outros = [{ ...socios[0], nome: 'Laranja de Tal', cpf: novoCpf() }];
    expect(codigo(await trocar(outros))).toEqual([422, 'DADOS_CONFERIDOS']);
    expect((await quadro()).travado).toBe(true);
    expect(codigo(await empresa.mudar({ razaoSocial: 'Outra Ltda' }))).toEqual([422, 'DADOS_CONFERIDOS']);
    // The one who represents it was not looked at yet.
    expect((await empresa.mudar({ nome: 'Rosa Maria Lima' })).status).toBe(200);
    const soDito = await empresa.corrigir('quadroSocietario', 'Entra Caio', { documentos: 'conferidos' });
    expect(codigo(soDito)).toEqual([422, 'CORRECAO_RECUSADA']);
    const { corpo: fila } = await empresa.pedir('GET', '/v1/cliente/privacidade');
    await empresa.pedir('DELETE', `/v1/cliente/privacidade/solicitacoes/${fila.solicitacoes[0].uid}`);
    await empresa.corrigir('quadroSocietario', 'Entra Caio', { documentos: 'pedir' });
    await ate(quadro, ({ travado }) => travado === false);
    expect((await trocar(outros)).status).toBe(200);
  });
});
