import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completarDocumento } from '@martelo/shared/documentos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarDocumentos } from '../documentos-enviados.ts';
import { totp } from '../totp.ts';
import { ate, EngineDeTeste, espera, type Json, SENHA } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const SENHA_NOVA = 'frase-comprida-da-ana';
let quantos = 0;

/** A file that a folder keeps as an outbox, read as text, oldest first. */
function caixa(pasta: 'correio' | 'sms'): string[] {
  try {
    const onde = join(engine.pasta, 'engine', pasta);
    return readdirSync(onde)
      .sort()
      .map((nome) => readFileSync(join(onde, nome), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='));
  } catch {
    return [];
  }
}
const cartas = (para: string) => caixa('correio').filter((eml) => eml.includes(`To: ${para}`));
const codigosPor = {
  email: (para: string) =>
    cartas(para)
      .filter((eml) => /digite no site/.test(eml))
      .map((eml) => /^(\d{6})\s*$/m.exec(eml)?.[1] ?? 'sem código'),
  telefone: (para: string) =>
    caixa('sms')
      .filter((sms) => sms.includes(para) && sms.includes('seu código é'))
      .map((sms) => /seu código é (\d{6})/.exec(sms)?.[1] ?? 'sem código'),
};
const links = (para: string) => cartas(para).flatMap((eml) => /\/email#token=([\w.-]+)/.exec(eml)?.[1] ?? []);
/** The code that comes next to an address. */
async function codigoNovo(canal: 'email' | 'telefone', para: string, antes: number): Promise<string> {
  const lidos = await ate(
    async () => codigosPor[canal](para),
    (todos) => todos.length > antes,
  );
  return lidos.at(-1)!;
}

interface Pessoa {
  token: string;
  uid: string;
  email: string;
  telefone: string;
  hotsite: string;
}
const como = (quem: Pessoa, metodo: string, caminho: string, corpo?: Json) =>
  engine.pedir(metodo, caminho, {
    ...{ token: quem.token, hotsite: quem.hotsite },
    ...(corpo === undefined ? {} : { corpo }),
  });
const entrar = async (email: string, hotsite = 'leilo', senha = SENHA_NOVA, campos: Json = {}) =>
  engine.pedir('POST', '/v1/auth/token', {
    hotsite,
    corpo: { email, senha, permanecerLogado: false, ...campos },
  });

/** Somebody new, registered by a program: no code went out. */
async function pessoa({ hotsite = 'leilo', ...dados }: Json = {}): Promise<Pessoa> {
  quantos += 1;
  const n = String(quantos).padStart(4, '0');
  const email = `ana${n}@exemplo.com.br`;
  const telefone = `6299988${n}`;
  const cadastro = await engine.pedir('POST', '/v1/clientes', {
    hotsite,
    corpo: {
      ...{ nome: 'Ana Prado', email, senha: SENHA_NOVA, telefone, dataNascimento: '1990-01-01' },
      cpf: completarDocumento(String(610_000_000 + quantos)),
      ...dados,
    },
  });
  expect(cadastro.status, cadastro.texto).toBe(201);
  const { corpo } = await entrar(dados.email ?? email, hotsite);
  return { token: corpo.access_token, uid: cadastro.corpo.uid, email, telefone, hotsite };
}
const situacao = async (quem: Pessoa): Promise<Json> =>
  (await como(quem, 'GET', '/v1/cliente/confirmacoes')).corpo;
const pedir = (quem: Pessoa, canal: string, comandoId = randomUUID() as string) =>
  como(quem, 'POST', `/v1/cliente/confirmacoes/${canal}`, { comandoId });
const confirmar = (quem: Pessoa, canal: string, codigo: string, comandoId = randomUUID() as string) =>
  como(quem, 'POST', `/v1/cliente/confirmacoes/${canal}/confirmar`, { codigo, comandoId });
const daquele = (estado: Json, canal: string): Json => estado.contatos.find((um: Json) => um.canal === canal);

describe('who registers at the form', () => {
  it('is sent a code at once, and is done with e-mail and phone by the codes that come', async () => {
    const antes = await engine.pedir('POST', '/v1/clientes', {
      corpo: {
        ...{ nome: 'Bia Prado', email: 'bia@exemplo.com.br', senha: SENHA_NOVA, telefone: '62999110022' },
        ...{ dataNascimento: '1990-01-01', cpf: completarDocumento('620000001') },
        consentimento: await versaoDoCadastro(),
      },
    });
    expect(antes.status, antes.texto).toBe(201);
    const { corpo } = await entrar('bia@exemplo.com.br');
    const bia = {
      ...{ token: corpo.access_token, uid: antes.corpo.uid, hotsite: 'leilo' },
      ...{ email: 'bia@exemplo.com.br', telefone: '62999110022' },
    };
    const codigo = await codigoNovo('email', bia.email, 0);
    expect(await situacao(bia)).toMatchObject({
      ...{
        email: true,
        telefone: true,
        documentos: true,
        emailEmUso: bia.email,
        telefoneEmUso: bia.telefone,
      },
      ...{ situacao: 'ATIVO', documentoSituacao: 'Cadastrado', qtdQuadroSocietario: 0 },
    });
    const depois = await confirmar(bia, 'email', ` ${codigo.slice(0, 3)} ${codigo.slice(3)}`);
    expect([depois.status, depois.corpo.email], depois.texto).toEqual([200, false]);
    expect((await pedir(bia, 'telefone')).status).toBe(202);
    const porSms = await codigoNovo('telefone', '62999110022', 0);
    const feito = await confirmar(bia, 'telefone', porSms);
    expect([feito.corpo.telefone, feito.corpo.email]).toEqual([false, false]);
    expect(daquele(feito.corpo, 'telefone')).toMatchObject({ aConfirmar: false, codigo: null });
    const denovo = await pedir(bia, 'email');
    expect([denovo.status, denovo.corpo.codigo]).toEqual([422, 'CONTATO_CONFIRMADO']);
  });
});

describe('a code', () => {
  it('is good once; the same command again is answered, another one refused', async () => {
    const ana = await pessoa();
    await pedir(ana, 'email');
    const codigo = await codigoNovo('email', ana.email, 0);
    const [comandoId, outro] = [randomUUID() as string, randomUUID() as string];
    const dois = await Promise.all([
      confirmar(ana, 'email', codigo, comandoId),
      confirmar(ana, 'email', codigo, outro),
    ]);
    expect(dois.map(({ status }) => status).sort()).toEqual([200, 422]);
    const valeu = dois[0]!.status === 200 ? comandoId : outro;
    expect((await confirmar(ana, 'email', codigo, valeu)).status).toBe(200);
    expect((await confirmar(ana, 'email', codigo)).corpo.codigo).toBe('CODIGO_CONFIRMACAO_VENCIDO');
  });

  it('asked for by the same command is one letter; another one makes the first of no use', async () => {
    const ana = await pessoa();
    const comandoId = randomUUID();
    const juntos = await Promise.all([1, 2, 3].map(() => pedir(ana, 'email', comandoId)));
    expect(juntos.map(({ status }) => status)).toEqual([202, 202, 202]);
    const primeiro = await codigoNovo('email', ana.email, 0);
    await pedir(ana, 'email');
    const segundo = await codigoNovo('email', ana.email, 1);
    expect(codigosPor.email(ana.email)).toEqual([primeiro, segundo]);
    if (primeiro !== segundo)
      expect((await confirmar(ana, 'email', primeiro)).corpo).toMatchObject({
        ...{ codigo: 'CODIGO_CONFIRMACAO_INCORRETO', restantes: 4 },
      });
    expect((await confirmar(ana, 'email', segundo)).status).toBe(200);
  });

  it('of somebody else, of another channel or of another brand opens nothing', async () => {
    const [ana, ladra] = [await pessoa(), await pessoa()];
    const naOutra = await pessoa({ hotsite: 'pacto', email: ana.email });
    naOutra.email = ana.email;
    await pedir(ana, 'email');
    const dela = await codigoNovo('email', ana.email, 0);
    // None was sent to the thief: there is nothing to guess.
    expect((await confirmar(ladra, 'email', dela)).corpo.codigo).toBe('CODIGO_CONFIRMACAO_VENCIDO');
    await pedir(ladra, 'email');
    await pedir(naOutra, 'email');
    await pedir(ana, 'telefone');
    const porSms = await codigoNovo('telefone', ana.telefone, 0);
    for (const [quem, canal, codigo] of [
      [ladra, 'email', dela],
      [naOutra, 'email', dela],
      [ana, 'email', porSms],
      [ana, 'telefone', dela],
    ] as const) {
      const certo = canal === 'email' ? codigosPor.email(quem.email) : [porSms];
      if (certo.includes(codigo) && quem !== naOutra) continue;
      expect((await confirmar(quem, canal, codigo)).corpo.codigo).toBe('CODIGO_CONFIRMACAO_INCORRETO');
    }
    expect((await confirmar(ana, 'email', dela)).status).toBe(200);
    const comTokenAlheio = await engine.pedir('GET', '/v1/cliente/confirmacoes', {
      ...{ token: ana.token, hotsite: 'pacto' },
    });
    expect(comTokenAlheio.status).toBe(401);
  });

  it('is never found by two thousand wrong ones, in bursts that come one after the other, and nobody else is held up', async () => {
    const [ana, bea] = [await pessoa(), await pessoa()];
    await pedir(ana, 'email');
    const codigo = await codigoNovo('email', ana.email, 0);
    const julgados: string[] = [];
    for (let inicio = 0; inicio < 2_000; inicio += 100) {
      const respostas = await Promise.all(
        Array.from({ length: 100 }, (_, i) => String(inicio + i).padStart(6, '0'))
          .filter((tentado) => tentado !== codigo)
          .map((tentado) => confirmar(ana, 'email', tentado)),
      );
      julgados.push(...respostas.map(({ corpo }) => corpo.codigo as string));
    }
    const errados = julgados.filter((um) => um === 'CODIGO_CONFIRMACAO_INCORRETO');
    expect(errados).toHaveLength(5);
    expect(new Set(julgados)).toEqual(
      new Set(['CODIGO_CONFIRMACAO_INCORRETO', 'CODIGO_CONFIRMACAO_VENCIDO']),
    );
    // The right one comes too late as well; another that is asked for is good.
    expect((await confirmar(ana, 'email', codigo)).corpo.codigo).toBe('CODIGO_CONFIRMACAO_VENCIDO');
    await pedir(bea, 'email');
    expect((await confirmar(bea, 'email', await codigoNovo('email', bea.email, 0))).status).toBe(200);
    expect((await entrar(ana.email)).status).toBe(200);
    await pedir(ana, 'email');
    expect((await confirmar(ana, 'email', await codigoNovo('email', ana.email, 1))).status).toBe(200);
  });

  it('is refused in words where it is none, and needs a contact and a client', async () => {
    const ana = await pessoa({ telefone: undefined });
    for (const codigo of ['', '12', 'abc', '1234567', {}, null])
      expect((await confirmar(ana, 'email', codigo as string)).status, String(codigo)).toBe(400);
    expect((await pedir(ana, 'telefone')).corpo.codigo).toBe('CONTATO_AUSENTE');
    expect((await pedir(ana, 'fax')).status).toBe(400);
    const fixo = await pessoa({ telefone: '6232224455' });
    expect((await pedir(fixo, 'telefone')).corpo.codigo).toBe('TELEFONE_SEM_SMS');
    const semLogin = await engine.pedir('POST', '/v1/cliente/confirmacoes/email', { corpo: {} });
    expect(semLogin.status).toBe(401);
    const daCasa = await engine.pedir('GET', '/v1/cliente/confirmacoes', {
      token: await engine.entrar('adm'),
    });
    expect(daCasa.status).toBe(403);
  });
});

describe('a letter’s link', () => {
  it('says for what it is without using itself up, confirms once without a session, and only on its brand', async () => {
    const ana = await pessoa();
    await pedir(ana, 'email');
    await codigoNovo('email', ana.email, 0);
    const token = links(ana.email)[0]!;
    const conferir = (hotsite = 'leilo', este = token) =>
      engine.pedir('POST', '/v1/confirmacoes/conferir', { hotsite, corpo: { token: este } });
    for (let i = 0; i < 3; i++)
      expect((await conferir()).corpo).toEqual({
        endereco: `a***@${ana.email.split('@')[1]}`,
        troca: false,
      });
    expect((await conferir('pacto')).corpo.codigo).toBe('CONFIRMACAO_INVALIDA');
    const [uid, pedido, selo] = token.split('.');
    for (const falso of [
      `${uid}.${pedido}.${selo!.slice(0, -2)}AA`,
      `${uid}.${randomUUID()}.${selo}`,
      `${randomUUID()}.${pedido}.${selo}`,
      'x'.repeat(40),
    ])
      expect((await conferir('leilo', falso)).corpo.codigo, falso).toBe('CONFIRMACAO_INVALIDA');
    const usar = () => engine.pedir('POST', '/v1/confirmacoes/confirmar', { corpo: { token } });
    const dois = await Promise.all([usar(), usar()]);
    expect(dois.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await situacao(ana)).email).toBe(false);
    expect((await conferir()).corpo.codigo).toBe('CONFIRMACAO_INVALIDA');
  });
});

describe('another address', () => {
  const trocar = (quem: Pessoa, email: string, campos: Json = {}) =>
    como(quem, 'PUT', '/v1/cliente/contatos/email', { email, senha: SENHA_NOVA, ...campos });

  it('takes the old one’s place once it is confirmed; the old one is told before and after', async () => {
    const ana = await pessoa();
    const novo = `nova.${ana.email}`;
    const semSenha = await trocar(ana, novo, { senha: 'nao-e-esta' });
    expect([semSenha.status, semSenha.corpo.codigo]).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
    const pedido = await trocar(ana, novo);
    expect(pedido.status, pedido.texto).toBe(202);
    expect(daquele(pedido.corpo, 'email')).toMatchObject({ endereco: ana.email, novo });
    // An link for a new password that the old mailbox still has is of no use afterwards.
    await engine.pedir('POST', '/v1/auth/redefinir-senha', { corpo: { email: ana.email } });
    const [daSenha] = await ate(
      async () => cartas(ana.email).flatMap((eml) => /redefinir-senha#token=([\w.-]+)/.exec(eml)?.[1] ?? []),
      (todos) => todos.length === 1,
    );
    const codigo = await codigoNovo('email', novo, 0);
    expect(codigosPor.email(ana.email)).toEqual([]);
    expect((await entrar(novo)).status).toBe(401);
    await ate(
      async () => cartas(ana.email).filter((eml) => /Nada muda/.test(eml)),
      (todas) => todas.length === 1,
    );
    const feito = await confirmar(ana, 'email', codigo);
    expect(daquele(feito.corpo, 'email')).toMatchObject({
      ...{ endereco: novo, novo: null, aConfirmar: false },
      confirmadoEm: expect.any(String),
    });
    expect([(await entrar(novo)).status, (await entrar(ana.email)).status]).toEqual([200, 401]);
    const [aviso] = await ate(
      async () => cartas(ana.email).filter((eml) => /foi trocado/.test(eml)),
      (todas) => todas.length === 1,
    );
    expect(aviso).not.toContain(novo);
    const velho = await engine.pedir('POST', '/v1/auth/redefinir-senha/conferir', {
      corpo: { token: daSenha },
    });
    expect(velho.corpo.codigo).toBe('REDEFINICAO_INVALIDA');
  });

  it('of somebody else is answered alike, carries no code, and its owner is told', async () => {
    const [ana, dona] = [await pessoa(), await pessoa()];
    const pedido = await trocar(ana, dona.email);
    expect([pedido.status, daquele(pedido.corpo, 'email').novo]).toEqual([202, dona.email]);
    await ate(
      async () => cartas(dona.email).filter((eml) => /cadastr/i.test(eml)),
      (todas) => todas.length === 1,
    );
    expect(codigosPor.email(dona.email)).toEqual([]);
    expect((await trocar(ana, ana.email)).corpo.codigo).toBe('CONTATO_IGUAL');
    expect((await trocar(ana, 'adm@demo.martelo')).status).toBe(202);
    await espera(500);
    expect(codigosPor.email('adm@demo.martelo')).toEqual([]);
  });

  it('that two ask for at once becomes one’s alone', async () => {
    const [ana, bia] = [await pessoa(), await pessoa()];
    const disputado = `disputado.${ana.email}`;
    await trocar(ana, disputado);
    const daAna = await codigoNovo('email', disputado, 0);
    await trocar(bia, disputado);
    const daBia = await codigoNovo('email', disputado, 1);
    const dois = await Promise.all([confirmar(ana, 'email', daAna), confirmar(bia, 'email', daBia)]);
    expect(dois.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(dois.find(({ status }) => status === 409)!.corpo.codigo).toBe('JA_EXISTE');
  });

  it('is dropped by its owner, by a new password, and by the end of all sessions', async () => {
    const ana = await pessoa();
    const novo = `outra.${ana.email}`;
    await trocar(ana, novo);
    const codigo = await codigoNovo('email', novo, 0);
    const desistiu = await como(ana, 'DELETE', '/v1/cliente/contatos/email/troca');
    expect(daquele(desistiu.corpo, 'email')).toMatchObject({ novo: null, codigo: null });
    expect((await confirmar(ana, 'email', codigo)).corpo.codigo).toBe('CODIGO_CONFIRMACAO_VENCIDO');

    await trocar(ana, novo);
    const outro = await codigoNovo('email', novo, 1);
    const token = links(novo).at(-1)!;
    const troca = { senhaAtual: SENHA_NOVA, senhaNova: 'mais-uma-frase-comprida' };
    expect((await como(ana, 'PUT', '/v1/auth/senha', troca)).status).toBe(200);
    expect((await confirmar(ana, 'email', outro)).corpo.codigo).toBe('CODIGO_CONFIRMACAO_VENCIDO');
    const peloLink = await engine.pedir('POST', '/v1/confirmacoes/confirmar', { corpo: { token } });
    expect(peloLink.corpo.codigo).toBe('CONFIRMACAO_INVALIDA');
    expect(daquele(await situacao(ana), 'email')).toMatchObject({ endereco: ana.email, novo: null });
  });

  it('of a phone goes by SMS to the new one; the old one and the mailbox are told', async () => {
    const ana = await pessoa();
    const novo = `6298877${ana.telefone.slice(-4)}`;
    const corpo = { telefone: novo, senha: SENHA_NOVA };
    expect((await como(ana, 'PUT', '/v1/cliente/contatos/telefone', corpo)).status).toBe(202);
    const codigo = await codigoNovo('telefone', novo, 0);
    expect((await confirmar(ana, 'telefone', codigo)).corpo.telefoneEmUso).toBe(novo);
    const [sms] = await ate(
      async () => caixa('sms').filter((um) => um.includes(ana.telefone) && /foi trocado/.test(um)),
      (todos) => todos.length === 1,
    );
    expect(sms).not.toContain(`${novo.slice(2, 7)}`);
    await ate(
      async () => cartas(ana.email).filter((eml) => /foi trocado/.test(eml)),
      (todas) => todas.length === 1,
    );
  });

  it('first of all where there was no phone goes to the one that is named', async () => {
    const ana = await pessoa({ telefone: undefined });
    const corpo = { telefone: '62 98866-0001', senha: SENHA_NOVA };
    expect((await como(ana, 'PUT', '/v1/cliente/contatos/telefone', corpo)).status).toBe(202);
    const codigo = await codigoNovo('telefone', '62988660001', 0);
    expect((await confirmar(ana, 'telefone', codigo)).corpo.telefoneEmUso).toBe('62988660001');
  });
});

describe('a code of the authenticator', () => {
  it('is good once, on every path that asks for one', async () => {
    const ana = await pessoa();
    const { segredo } = (await como(ana, 'POST', '/v1/auth/segundo-fator')).corpo;
    const ligado = totp(segredo);
    const ligar = await como(ana, 'PUT', '/v1/auth/segundo-fator', {
      ...{ senha: SENHA_NOVA, codigo: ligado, segredo },
    });
    expect(ligar.status, ligar.texto).toBe(200);
    expect((await entrar(ana.email, 'leilo', SENHA_NOVA, { codigo2fa: ligado })).status).toBe(428);
    const usado = totp(segredo, 1);
    const aberta = await entrar(ana.email, 'leilo', SENHA_NOVA, { codigo2fa: usado });
    expect(aberta.status, aberta.texto).toBe(200);
    ana.token = aberta.corpo.access_token;
    const prova = { senha: SENHA_NOVA, codigo2fa: usado };
    const caminhos: [string, string, Json][] = [
      ['POST', '/v1/auth/token', { email: ana.email, permanecerLogado: false, ...prova }],
      ['POST', '/v1/auth/acesso-unico', { nomeUsuario: ana.email, ...prova }],
      ['PUT', '/v1/cliente/contatos/email', { email: `x.${ana.email}`, ...prova }],
      ['PUT', '/v1/cliente/contatos/telefone', { telefone: '62988550001', ...prova }],
      [
        'PUT',
        '/v1/auth/senha',
        { senhaAtual: SENHA_NOVA, senhaNova: 'frase-que-nao-entra', codigo2fa: usado },
      ],
      ['POST', '/v1/auth/segundo-fator/codigos', { senha: SENHA_NOVA, codigo: usado }],
      ['DELETE', '/v1/auth/segundo-fator', { senha: SENHA_NOVA, codigo: usado }],
    ];
    // Four wrong ones are forgiven to one who guesses: what is tried here is the code, not the patience.
    for (const [i, [metodo, caminho, corpo]] of caminhos.entries()) {
      if (i > 0 && i % 3 === 0) ana.token = await novaSessao(ana, ligar.corpo.codigosRecuperacao[i]);
      const resposta = await como(ana, metodo, caminho, corpo);
      expect([caminho, resposta.status, resposta.corpo.codigo]).toEqual([caminho, 428, 'SEGUNDO_FATOR']);
    }
    expect((await situacao(ana)).emailEmUso).toBe(ana.email);
  });
  const novaSessao = async (quem: Pessoa, codigoRecuperacao: string): Promise<string> => {
    const { corpo, status, texto } = await entrar(quem.email, 'leilo', SENHA_NOVA, { codigoRecuperacao });
    expect(status, texto).toBe(200);
    return corpo.access_token;
  };
});

describe('the house', () => {
  it('reads what is confirmed, half hidden and on its brand alone, and sends a code again', async () => {
    const ana = await pessoa();
    const [sac, leiloeiro, daOutra] = [
      await engine.entrar('adm'),
      await engine.entrar('mkt'),
      await engine.entrar('adm', 'pacto'),
    ];
    const caminho = `/v1/clientes/${ana.uid}/confirmacoes`;
    const lida = await engine.pedir('GET', caminho, { token: sac });
    expect(lida.corpo).toMatchObject({ email: true, telefone: true, emailEmUso: 'a***@exemplo.com.br' });
    expect(lida.texto).not.toContain(ana.telefone);
    expect((await engine.pedir('GET', caminho, { token: leiloeiro })).status).toBe(403);
    expect((await engine.pedir('GET', caminho, { token: daOutra, hotsite: 'pacto' })).status).toBe(404);
    expect((await como(ana, 'GET', caminho)).status).toBe(403);
    const comandoId = randomUUID();
    for (let i = 0; i < 2; i++) {
      const enviada = await engine.pedir('POST', `${caminho}/email`, { token: sac, corpo: { comandoId } });
      expect([enviada.status, enviada.texto.includes(ana.email)]).toEqual([202, false]);
    }
    const codigo = await codigoNovo('email', ana.email, 0);
    expect(codigosPor.email(ana.email)).toHaveLength(1);
    expect((await confirmar(ana, 'email', codigo)).status).toBe(200);
    const alheia = await engine.pedir('POST', `${caminho}/telefone`, {
      ...{ token: daOutra, hotsite: 'pacto', corpo: {} },
    });
    expect(alheia.status).toBe(404);
  });
});

describe('one’s own data', () => {
  const ler = async (quem: Pessoa) => (await como(quem, 'GET', '/v1/cliente/perfil')).corpo;
  const mudar = (quem: Pessoa, corpo: Json) => como(quem, 'PUT', '/v1/cliente/perfil', corpo);

  it('is read whole and changed in part; what is null is emptied, what was read before is refused', async () => {
    const ana = await pessoa();
    const antes = await ler(ana);
    expect(antes).toMatchObject({ nome: 'Ana Prado', natureza: 'Fisica', dadosTravados: false });
    const endereco = {
      ...{ cep: '74000-000', logradouro: 'Rua das Flores', numero: 12, bairro: 'Centro' },
      ...{ cidade: 'Goiânia', estadoSigla: 'GO' },
    };
    const interesses = { carros: true, motos: false, onibus: false, caminhoes: true };
    const comandoId = randomUUID();
    const mudanca = { revisao: antes.revisao, comandoId, endereco, rendaMensal: 500_000, interesses };
    const depois = await mudar(ana, mudanca);
    expect(depois.status, depois.texto).toBe(200);
    expect(depois.corpo).toMatchObject({
      ...{ rendaMensal: 500_000, nome: 'Ana Prado' },
      endereco: { logradouro: 'Rua das Flores', numero: '12', localidadeNome: 'Goiânia', ufeSigla: 'GO' },
      interesses: { carros: true, caminhoes: true, imoveis: false },
    });
    expect((await mudar(ana, mudanca)).corpo.revisao).toBe(depois.corpo.revisao);
    const velha = await mudar(ana, { revisao: antes.revisao, nome: 'Ana de Antes' });
    expect([velha.status, velha.corpo.codigo]).toEqual([409, 'REVISAO_DESATUALIZADA']);
    expect(velha.corpo.atual.rendaMensal).toBe(500_000);
    const vazia = await mudar(ana, { revisao: depois.corpo.revisao, rendaMensal: null });
    expect(vazia.corpo.rendaMensal).toBeNull();
  });

  it('takes nothing that is not theirs to change, nor what no registration would take', async () => {
    const ana = await pessoa();
    const { revisao } = await ler(ana);
    for (const campo of [
      { email: 'outro@exemplo.com' },
      { telefone: '62999990000' },
      { cpf: completarDocumento('630000001') },
      { situacao: 'ATIVO' },
      { emailConfirmadoEm: new Date().toISOString() },
      { limiteExposicao: 1 },
      { hotsiteId: 2 },
      { nome: 'x1' },
      { dataNascimento: '2020-01-01' },
      { apelido: 'Leilo' },
      { endereco: { cep: '74000-000', logradouro: 'Rua', numero: 1, bairro: 'Centro' } },
    ])
      expect((await mudar(ana, { revisao, ...campo })).status, JSON.stringify(campo)).toBe(400);
    expect((await ler(ana)).revisao).toBe(revisao);
  });

  it('has a nickname that no other has or looks like', async () => {
    const [ana, bia] = [await pessoa({ apelido: 'Falcão Azul' }), await pessoa()];
    const { revisao } = await ler(bia);
    const tomado = await mudar(bia, { revisao, apelido: 'FALCAO AZUL' });
    expect([tomado.status, tomado.corpo.codigo]).toEqual([409, 'JA_EXISTE']);
    const livre = await mudar(bia, { revisao, apelido: 'Gavião Verde' });
    expect(livre.corpo.apelido).toBe('Gavião Verde');
    const dela = await ler(ana);
    const maiusculas = await mudar(ana, { revisao: dela.revisao, apelido: 'FALCÃO AZUL' });
    expect(maiusculas.corpo.apelido).toBe('FALCÃO AZUL');
  });

  it('is told as their own in what the house sees of it', async () => {
    const ana = await pessoa();
    const { revisao } = await ler(ana);
    expect((await mudar(ana, { revisao, rendaMensal: 700_000 })).status).toBe(200);
    const { corpo } = await engine.pedir('GET', `/v1/clientes/${ana.uid}/historico`, {
      token: await engine.entrar('sac'),
    });
    expect(corpo.itens[0]).toMatchObject({
      ato: 'alterado',
      por: { uid: ana.uid, nome: 'O próprio cliente' },
    });
  });

  it('stands as the documents say once they were sent', async () => {
    const ana = await pessoa();
    await enviarDocumentos(async (caminho, dados) => {
      const corpo = dados instanceof FormData ? { bruto: dados } : { corpo: dados };
      return (await engine.pedir('POST', caminho, { token: ana.token, ...corpo })).corpo;
    });
    await engine.pedir('PUT', `/v1/clientes/${ana.uid}/participacao`, {
      token: await engine.entrar('adm'),
      corpo: { documentoSituacao: 'Aprovado' },
    });
    expect((await ler(ana)).dadosTravados).toBe(true);
    // What follows from her documents may still be written: she reads again and sends again.
    const mudarAoLer = (campos: Json) =>
      ate(
        async () => mudar(ana, { revisao: (await ler(ana)).revisao, ...campos }),
        ({ status }) => status !== 409,
      );
    const mudado = await mudarAoLer({ nome: 'Outra Pessoa' });
    expect([mudado.status, mudado.corpo.codigo]).toEqual([422, 'DADOS_CONFERIDOS']);
    expect((await mudarAoLer({ nome: 'Ana Prado', rendaMensal: 1 })).status).toBe(200);
  });
});

describe('an access that is good once', () => {
  const emitir = (quem: Pessoa, campos: Json = {}) =>
    engine.pedir('POST', '/v1/auth/acesso-unico', {
      hotsite: quem.hotsite,
      corpo: { nomeUsuario: quem.email, senha: SENHA_NOVA, ...campos },
    });
  const usar = (hash: string, hotsite = 'leilo', passo = 'entrar') =>
    engine.pedir('POST', `/v1/auth/acesso-unico/${passo}`, { hotsite, corpo: { hash } });

  it('opens one session, of its person, on its brand, and looking at it uses nothing up', async () => {
    const ana = await pessoa();
    const { status, corpo, texto } = await emitir(ana);
    expect([status, corpo.expires_in], texto).toEqual([201, 60]);
    const { hash } = corpo;
    for (let i = 0; i < 3; i++)
      expect((await usar(hash, 'leilo', 'conferir')).corpo).toMatchObject({
        ...{ nome: 'Ana Prado', email: 'a***@exemplo.com.br' },
      });
    expect((await usar(hash, 'pacto')).corpo.codigo).toBe('ACESSO_UNICO_INVALIDO');
    const dois = await Promise.all([usar(hash), usar(hash)]);
    expect(dois.map((um) => um.status).sort()).toEqual([200, 422]);
    const { access_token } = dois.find((um) => um.status === 200)!.corpo;
    const eu = await engine.pedir('GET', '/v1/auth/eu', { token: access_token });
    expect(eu.corpo.uid).toBe(ana.uid);
    expect((await usar(hash)).corpo.codigo).toBe('ACESSO_UNICO_INVALIDO');
  });

  it('is only the newest one’s, and ends with a new password', async () => {
    const ana = await pessoa();
    const [um, dois] = [(await emitir(ana)).corpo.hash, (await emitir(ana)).corpo.hash];
    expect((await usar(um)).status).toBe(422);
    const troca = { senhaAtual: SENHA_NOVA, senhaNova: 'mais-uma-frase-comprida' };
    expect((await como(ana, 'PUT', '/v1/auth/senha', troca)).status).toBe(200);
    expect((await usar(dois)).status).toBe(422);
  });

  it('is for who shows who they are, as at the login', async () => {
    const ana = await pessoa();
    const errada = await emitir(ana, { senha: 'nao-e-esta' });
    const ninguem = await emitir({ ...ana, email: 'ninguem@exemplo.com' });
    expect([errada.status, errada.corpo.message]).toEqual([401, ninguem.corpo.message]);
    expect((await emitir(ana, { senha: '12345' })).status).toBe(400);
    for (let i = 0; i < 4; i++) await emitir(ana, { senha: 'nao-e-esta' });
    expect((await emitir(ana)).corpo.codigo).toBe('CONTA_BLOQUEADA');
    const hash = `${randomUUID()}.${'A'.repeat(43)}`;
    expect((await usar(hash)).corpo.codigo).toBe('ACESSO_UNICO_INVALIDO');
    const deDemo = await engine.pedir('POST', '/v1/auth/acesso-unico', {
      corpo: { nomeUsuario: 'ADM@demo.martelo ', senha: SENHA },
    });
    expect((await usar(deDemo.corpo.hash)).status).toBe(200);
  });
});

describe('how often a code may be asked for', () => {
  it('is once a minute, and the refusal says how long', async () => {
    const limitado = new EngineDeTeste(undefined, { MARTELO_LIMITES: '1' });
    try {
      await limitado.subir();
      const token = await limitado.entrar('cliente3');
      const vez = () => limitado.pedir('POST', '/v1/cliente/confirmacoes/telefone', { token, corpo: {} });
      const antes = await limitado.pedir('GET', '/v1/cliente/confirmacoes', { token });
      if (antes.corpo.telefone !== true) throw new Error('the demo’s third client has a confirmed phone');
      expect((await vez()).status).toBe(202);
      const cedo = await vez();
      expect([cedo.status, cedo.corpo.codigo]).toEqual([429, 'MUITAS_TENTATIVAS']);
      expect(cedo.corpo.aguardarSegundos).toBeGreaterThan(50);
      expect(cedo.corpo.aguardarSegundos).toBeLessThanOrEqual(60);
    } finally {
      await limitado.encerrar();
    }
  });
});

/** The words at the registration's box that are in force. */
const versaoDoCadastro = async (): Promise<string> => {
  const { status } = await engine.pedir('GET', '/v1/documentos/regulamento/versoes');
  return status === 200 ? 'cadastro/1' : 'cadastro-sem-regulamento/1';
};
