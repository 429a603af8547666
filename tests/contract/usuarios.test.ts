import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { totp } from '../totp.ts';
import { ate, EngineDeTeste, espera, type Json, type Resposta, SEGREDO } from './engine.ts';
import { pastaVazia } from './pasta.ts';

/** Users of the house: how colleagues are made, and what nobody may do to whom. */
const engine = new EngineDeTeste(undefined, { MARTELO_MENU_HOSTS: 'exemplo.com' });
const SENHA_NOVA = 'uma frase só minha 2026';
let adm = '';
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
}, 300_000);
afterAll(() => engine.encerrar());

const como = (token: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token, hotsite, ...(corpo && { corpo }) });
const doAdm = (metodo: string, caminho: string, corpo?: object) => como(adm, metodo, caminho, corpo);
const recusa = ({ status, corpo }: Resposta) => [status, corpo.codigo];

const cartas = (para: string, de = engine): string[] => {
  const pasta = join(de.pasta, 'engine/correio');
  return (existsSync(pasta) ? readdirSync(pasta) : [])
    .sort()
    .map((nome) => readFileSync(join(pasta, nome), 'utf8'))
    .map((eml) => eml.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((eml) => eml.includes(`To: ${para}`));
};
const links = (para: string, de = engine) =>
  cartas(para, de).flatMap((eml) => /redefinir-senha#token=([\w.-]+)/.exec(eml)?.[1] ?? []);
const linkNovo = async (para: string, depoisDe = 0) =>
  (
    await ate(
      async () => links(para),
      (todos) => todos.length > depoisDe,
    )
  ).at(-1)!;

const login = (email: string, senha = SENHA_NOVA, hotsite = 'leilo') =>
  engine.pedir('POST', '/v1/auth/token', { hotsite, corpo: { email, senha, permanecerLogado: false } });
const aceitar = (token: string, senha = SENHA_NOVA) =>
  engine.pedir('POST', '/v1/auth/redefinir-senha/confirmar', { corpo: { token, senha } });

let n = 0;
/** A colleague who was invited; with `entra`, one who has made their password and logged in. */
async function convidar(campos: object = {}, { por = adm }: { por?: string } = {}): Promise<Json> {
  n += 1;
  const email = `colega-${n}-${randomUUID().slice(0, 8)}@exemplo.com`;
  const { status, corpo, texto } = await como(por, 'POST', '/v1/usuarios', {
    ...{ nome: `Colega ${n}`, email, ...campos },
  });
  expect(status, texto).toBe(201);
  return corpo;
}
async function colega(papeis: string[] = [], campos: object = {}): Promise<Json & { token: string }> {
  const usuario = await convidar({ papeis, ...campos });
  expect((await aceitar(await linkNovo(usuario.email))).status).toBe(200);
  const { corpo, texto } = await login(usuario.email);
  expect(corpo.access_token, texto).toBeDefined();
  return { ...usuario, token: corpo.access_token };
}
const ler = async (uid: string) => (await doAdm('GET', `/v1/usuarios/${uid}`)).corpo;

describe('a colleague', () => {
  it('is invited by letter, makes their own password once, and logs in with what they were given', async () => {
    const usuario = await convidar({ papeis: ['Interno - MKT'], telefone: '(62) 99999-0000' });
    expect(usuario).toMatchObject({ situacao: 'ATIVO', papeis: ['Interno - MKT'], hotsites: [1] });
    expect(usuario.telefone).toMatch(/\*/);
    expect(recusa(await login(usuario.email, 'qualquer coisa'))).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
    const token = await linkNovo(usuario.email);
    expect(cartas(usuario.email)[0]).toMatch(/24 horas/);
    const { corpo } = await engine.pedir('POST', '/v1/auth/redefinir-senha/conferir', { corpo: { token } });
    expect(corpo.senhaMinima).toBe(12);
    const vale = Date.parse(corpo.expiraEm) - Date.now();
    expect(vale).toBeGreaterThan(23 * 3_600_000);
    expect(vale).toBeLessThanOrEqual(24 * 3_600_000);
    expect(recusa(await aceitar(token, 'curta'))).toEqual([422, 'SENHA_FRACA']);
    expect((await aceitar(token)).status).toBe(200);
    expect(recusa(await aceitar(token, `${SENHA_NOVA} outra`))).toEqual([422, 'REDEFINICAO_INVALIDA']);
    const { access_token } = (await login(usuario.email)).corpo;
    const eu = (await como(access_token, 'GET', '/v1/auth/eu')).corpo;
    expect(eu).toMatchObject({ email: usuario.email, roles: ['Interno - MKT'], interno: true });
    expect(recusa(await login(usuario.email, SENHA_NOVA, 'pacto'))).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
  });

  it('takes no password from staff, no second account of an e-mail, and no client’s token', async () => {
    const { email } = await convidar();
    const corpo = { nome: 'Outra', email };
    expect(recusa(await doAdm('POST', '/v1/usuarios', corpo))).toEqual([409, 'JA_EXISTE']);
    const comSenha = { ...corpo, email: 'x@exemplo.com', senha: SENHA_NOVA };
    expect(recusa(await doAdm('POST', '/v1/usuarios', comSenha))).toEqual([400, 'REQUISICAO_INVALIDA']);
    const { uid, revisao } = await convidar();
    for (const campo of [
      { senha: SENHA_NOVA },
      { situacao: 'BLOQUEADO' },
      { hotsites: [2] },
      { concessao: null },
    ])
      expect(recusa(await doAdm('PUT', `/v1/usuarios/${uid}`, { ...campo, revisao }))).toEqual([
        400,
        'REQUISICAO_INVALIDA',
      ]);
  });

  it('keeps their e-mail: by another one somebody else could make the password', async () => {
    const { uid, revisao } = await convidar();
    const troca = await doAdm('PUT', `/v1/usuarios/${uid}`, { email: 'meu@exemplo.com', revisao });
    expect(recusa(troca)).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    const emMassa = await doAdm('POST', '/v1/usuarios/em-massa', {
      ...{ acao: 'alterar', itens: [{ id: uid, revisao }], mudancas: { email: 'meu@exemplo.com' } },
    });
    expect(emMassa.corpo).toMatchObject({ feitos: 0, recusados: 1 });
  });

  it('is one person: no two have one CPF, by whichever call, nor when one is brought back', async () => {
    const cpf = cpfNovo();
    const um = await convidar({ cpf });
    const mesmo = await doAdm('POST', '/v1/usuarios', {
      nome: 'Outra conta',
      email: 'outra@exemplo.com',
      cpf,
    });
    expect([...recusa(mesmo), mesmo.corpo.campos]).toEqual([409, 'JA_EXISTE', ['cpf']]);
    // At its field, with who has it (docs/decisions/528).
    const quemTem = { campo: 'cpf', existente: { especie: 'usuario', uid: um.uid } };
    expect(mesmo.corpo).toMatchObject(quemTem);
    const [outro, terceiro] = [await convidar(), await convidar()];
    const troca = await doAdm('PUT', `/v1/usuarios/${outro.uid}`, { cpf, revisao: outro.revisao });
    expect([...recusa(troca), troca.corpo.campos]).toEqual([409, 'JA_EXISTE', ['cpf']]);
    expect(troca.corpo).toMatchObject(quemTem);
    const novo = cpfNovo();
    const emMassa = await doAdm('POST', '/v1/usuarios/em-massa', {
      ...{ acao: 'alterar', mudancas: { cpf: novo } },
      itens: [outro, terceiro].map(({ uid: id, revisao }) => ({ id, revisao })),
    });
    expect(emMassa.corpo, emMassa.texto).toMatchObject({ feitos: 1, recusados: 1 });
    // Removed, it is free for another account; of both one is there.
    const fora = await doAdm('DELETE', `/v1/usuarios/${um.uid}?revisao=${um.revisao}`);
    expect(fora.status, fora.texto).toBe(204);
    await convidar({ cpf });
    const removido = (await doAdm('GET', `/v1/usuarios/${um.uid}?removidos=true`)).corpo;
    const volta = await doAdm('POST', `/v1/usuarios/${um.uid}/restaurar`, {
      revisao: removido.revisao ?? um.revisao + 1,
    });
    expect([...recusa(volta), volta.corpo.campos], volta.texto).toEqual([409, 'JA_EXISTE', ['cpf']]);
  });

  it('is sent another link, which takes the place of the first', async () => {
    const { uid, email, revisao } = await convidar();
    const primeiro = await linkNovo(email);
    expect((await doAdm('POST', `/v1/usuarios/${uid}/enviar-link`, { revisao })).status).toBe(200);
    const segundo = await linkNovo(email, 1);
    expect(recusa(await aceitar(primeiro))).toEqual([422, 'REDEFINICAO_INVALIDA']);
    expect((await aceitar(segundo)).status).toBe(200);
    // Who has a password is sent the link of an hour for a new one.
    const agora = await ler(uid);
    expect((await doAdm('POST', `/v1/usuarios/${uid}/enviar-link`, { revisao: agora.revisao })).status).toBe(
      200,
    );
    await linkNovo(email, 2);
    expect(cartas(email).at(-1)).toMatch(/60 minutos/);
  });

  it('is of a business unit of the brand, which stays while it is named', async () => {
    const unidade = (await doAdm('POST', '/v1/veiculos/unidades-negocio', { nome: `Centro ${n}`, uf: 'GO' }))
      .corpo;
    expect(unidade).toMatchObject({ prioridade: 0, ativo: true });
    const usuario = await convidar({ unidade: unidade.id });
    const onde = `/v1/veiculos/unidades-negocio/${unidade.uid}?revisao=${unidade.revisao}`;
    expect(recusa(await doAdm('DELETE', onde))).toEqual([409, 'EM_USO']);
    const semUnidade = { unidade: null, revisao: usuario.revisao };
    expect((await doAdm('PUT', `/v1/usuarios/${usuario.uid}`, semUnidade)).status).toBe(200);
    expect((await doAdm('DELETE', onde)).status).toBe(204);
    const inexistente = { nome: 'Sem lugar', email: 'sem-lugar@exemplo.com', unidade: 999_999 };
    expect((await doAdm('POST', '/v1/usuarios', inexistente)).status).toBe(404);
  });

  it('has entries of their own in the menu, which lead nowhere that runs', async () => {
    const rotas = [{ titulo: 'Painel', url: 'https://exemplo.com/bi', modulo: 'Dev' }];
    const quem = await colega(['Interno - SAC'], { rotas });
    expect((await como(quem.token, 'GET', '/v1/usuarios/eu/rotas')).corpo).toEqual({ itens: rotas });
    expect((await doAdm('GET', '/v1/usuarios/eu/rotas')).corpo).toEqual({ itens: [] });
    const com = (url: string) =>
      doAdm('POST', '/v1/usuarios', {
        ...{ nome: 'Ruim', email: 'ruim@exemplo.com', rotas: [{ ...rotas[0], url }] },
      });
    for (const url of [
      ...['javascript:alert(1)', '/admin/../../x', '/admin/./x', '//outro.com', '/\\outro.com'],
      ...['https://exemplo.com@outro.com/', 'https://exemplo.com/a/../b', 'http://exemplo.com', 'outro.com'],
      ...['/admin/%2e%2e/x', '#aqui', 'mailto:a@exemplo.com'],
    ])
      expect(recusa(await com(url)), url).toEqual([400, 'REQUISICAO_INVALIDA']);
    for (const url of ['https://outro.com/bi', 'https://exemplo.com.outro.com', 'https://exemplo.com:8443/'])
      expect(recusa(await com(url)), url).toEqual([422, 'ENDERECO_DE_FORA']);
    const { uid, revisao } = await ler(quem.uid);
    const dentro = [{ ...rotas[0], url: '/admin/lotes?situacao=ABERTO' }];
    const mudado = await doAdm('PUT', `/v1/usuarios/${uid}`, { rotas: dentro, revisao });
    expect(mudado.corpo.rotas, mudado.texto).toEqual(dentro);
    const fora = { rotas: [{ ...rotas[0], url: 'https://outro.com' }], revisao: mudado.corpo.revisao };
    expect(recusa(await doAdm('PUT', `/v1/usuarios/${uid}`, fora))).toEqual([422, 'ENDERECO_DE_FORA']);
  });

  it('enters until their last day, and not on the next', async () => {
    const quem = await colega(['Interno - SAC']);
    const dia = (em: number) =>
      new Date(Date.now() + em * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);
    const { revisao } = await ler(quem.uid);
    const hoje = await doAdm('PUT', `/v1/usuarios/${quem.uid}`, { fim: dia(0), revisao });
    expect(hoje.status, hoje.texto).toBe(200);
    expect((await como(quem.token, 'GET', '/v1/auth/eu')).status).toBe(200);
    await doAdm('PUT', `/v1/usuarios/${quem.uid}`, { fim: dia(-1), revisao: hoje.corpo.revisao });
    expect(recusa(await como(quem.token, 'GET', '/v1/auth/eu'))).toEqual([401, 'TOKEN_INVALIDO']);
    expect(recusa(await login(quem.email))).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
  });

  it('is blocked with a reason, which ends what is open; let in again they log in anew', async () => {
    const quem = await colega(['Interno - SAC']);
    const { revisao } = await ler(quem.uid);
    const onde = `/v1/usuarios/${quem.uid}`;
    expect((await doAdm('POST', `${onde}/bloquear`, { revisao })).status).toBe(400);
    const bloqueado = await doAdm('POST', `${onde}/bloquear`, { motivo: 'Saiu da empresa', revisao });
    expect(bloqueado.corpo).toMatchObject({ situacao: 'BLOQUEADO', motivo: 'Saiu da empresa' });
    expect(recusa(await como(quem.token, 'GET', '/v1/auth/eu'))).toEqual([401, 'TOKEN_INVALIDO']);
    const deNovo = { motivo: 'De novo', revisao: bloqueado.corpo.revisao };
    expect(recusa(await doAdm('POST', `${onde}/bloquear`, deNovo))).toEqual([422, 'TRANSICAO_INVALIDA']);
    await ate(
      async () => (await doAdm('GET', `${onde}/efeitos`)).corpo.itens as Json[],
      (efeitos) => efeitos.some(({ nome, situacao }) => nome === 'sessoes' && situacao === 'FEITO'),
    );
    const livre = { motivo: 'Voltou', revisao: bloqueado.corpo.revisao };
    expect((await doAdm('POST', `${onde}/desbloquear`, livre)).status).toBe(200);
    expect(recusa(await como(quem.token, 'GET', '/v1/auth/eu'))).toEqual([401, 'TOKEN_INVALIDO']);
    expect((await login(quem.email)).status).toBe(200);
    const { itens } = (await doAdm('GET', `${onde}/historico`)).corpo;
    expect(itens.map(({ rotulo }: Json) => rotulo).slice(0, 2)).toEqual(['Desbloqueia', 'Bloqueia']);
    expect(itens[0].por.nome).toBe('Helena Prado');
  });
});

describe('what somebody may do', () => {
  it('is nothing of the house’s for groups from outside, by whatever guard', async () => {
    const quem = await colega(['Externo - Motorista', 'Visitantes']);
    const pede = (caminho: string) => como(quem.token, 'GET', caminho);
    expect((await pede('/v1/auth/eu')).corpo).toMatchObject({
      ...{ interno: false, roles: ['Externo - Motorista', 'Visitantes'] },
    });
    expect((await pede('/v1/auth/sessoes')).status).toBe(200);
    for (const caminho of [
      '/v1/recursos',
      '/v1/usuarios',
      '/v1/patios',
      '/v1/clientes',
      '/v1/usuarios/eu/rotas',
    ])
      expect(recusa(await pede(caminho)), caminho).toEqual([403, 'SEM_PERMISSAO']);
    // Where the house sees more than visitors they see what visitors see.
    const visitante = (await engine.pedir('GET', '/v1/leiloes/lista-site')).corpo;
    expect((await pede('/v1/leiloes/lista-site')).corpo.total).toBe(visitante.total);
  });

  it('is gone within five seconds of being taken, on open sockets too (BO13)', async () => {
    const quem = await colega(['Interno - SAC']);
    const socket = engine.socket(quem.token);
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const entrou = await socket.emitWithAck('acompanhar-registros', { recurso: 'cliente' });
    expect(entrou.ok, JSON.stringify(entrou)).toBe(true);
    expect((await como(quem.token, 'GET', '/v1/clientes')).status).toBe(200);
    const caiu = new Promise((resolve) => socket.once('disconnect', () => resolve(Date.now())));
    const { revisao } = await ler(quem.uid);
    const antes = Date.now();
    const tirado = await doAdm('PUT', `/v1/usuarios/${quem.uid}/papeis`, {
      papeis: ['Interno - MKT'],
      revisao,
    });
    expect(tirado.status, tirado.texto).toBe(200);
    expect(recusa(await como(quem.token, 'GET', '/v1/clientes'))).toEqual([403, 'SEM_PERMISSAO']);
    expect(((await caiu) as number) - antes).toBeLessThan(5_000);
    socket.close();
  });

  it('nobody changes of themselves, by any call', async () => {
    const eu = (await doAdm('GET', '/v1/auth/eu')).corpo;
    const { revisao } = await ler(eu.uid);
    const onde = `/v1/usuarios/${eu.uid}`;
    for (const [metodo, caminho, corpo] of [
      ['PUT', `${onde}/papeis`, { papeis: ['Interno - ADM', 'Interno - SAC'], revisao }],
      ['PUT', `${onde}/papeis`, { papeis: ['Interno - ADM', 'Interno - Financeiro'], revisao }],
      ['PUT', onde, { papeis: ['Interno - ADM', 'Interno - SAC'], revisao }],
      ['PUT', onde, { fim: '2099-01-01', revisao }],
      ['PUT', `${onde}/marcas`, { hotsites: [1], revisao }],
      ['POST', `${onde}/bloquear`, { motivo: 'Cansei', revisao }],
      ['DELETE', `${onde}?revisao=${revisao}`],
    ] as const)
      expect(recusa(await doAdm(metodo, caminho, corpo)), `${metodo} ${caminho}`).toEqual([
        422,
        'PROPRIA_CONTA',
      ]);
    const emMassa = await doAdm('POST', '/v1/usuarios/em-massa', {
      ...{ acao: 'bloquear', itens: [{ id: eu.uid, revisao }], corpo: { motivo: 'Cansei' } },
    });
    expect(emMassa.corpo.itens[0].codigo).toBe('PROPRIA_CONTA');
    expect((await doAdm('PUT', onde, { telefone: '62999990000', revisao })).status).toBe(200);
  });

  it('is granted on the caller’s own brands alone', async () => {
    const quem = await colega(['Interno - SAC']);
    const { revisao } = await ler(quem.uid);
    const onde = `/v1/usuarios/${quem.uid}/marcas`;
    const alheia = await doAdm('PUT', onde, { hotsites: [1, 77], revisao });
    expect(recusa(alheia)).toEqual([403, 'SEM_PERMISSAO']);
    const duas = await doAdm('PUT', onde, { hotsites: [1, 2], revisao });
    expect([duas.status, duas.corpo.hotsites]).toEqual([200, [1, 2]]);
    expect((await login(quem.email, SENHA_NOVA, 'pacto')).status).toBe(200);
    const deNovo = await doAdm('PUT', onde, { hotsites: [2, 1], revisao });
    expect([deNovo.status, deNovo.corpo.revisao]).toEqual([200, duas.corpo.revisao]);
  });
});

describe('roles that two people grant, and the last administrator', () => {
  let segunda: (Json & { token: string }) | null = null;
  /** A sole administrator grants alone; whom they have let go they may take back, but nobody else in their place (three days). */
  const doisAdms = async () => {
    if (segunda === null) segunda = await colega(['Interno - ADM']);
    else {
      const { revisao } = await ler(segunda.uid);
      const motivo = 'Volta para o teste';
      const onde = `/v1/usuarios/${segunda.uid}`;
      // What blocking them asked for ends sessions: it must not end the next one.
      await ate(
        async () => (await doAdm('GET', `${onde}/efeitos`)).corpo.itens as Json[],
        (efeitos) => efeitos.every(({ situacao }) => situacao !== 'PENDENTE'),
      );
      expect((await doAdm('POST', `${onde}/desbloquear`, { motivo, revisao })).status).toBe(200);
      segunda.token = (await login(segunda.email)).corpo.access_token;
    }
    return segunda;
  };
  const bloquear = async (quem: Json, por = adm) => {
    const { revisao } = await ler(quem.uid);
    return como(por, 'POST', `/v1/usuarios/${quem.uid}/bloquear`, { motivo: 'Fim do teste', revisao });
  };

  const pedidoFeito = async (uid: string) => (await doAdm('GET', `/v1/aprovacoes/${uid}`)).corpo;

  it('a sole administrator grants alone; as soon as there are two, both are needed (BO14)', async () => {
    const financeiro = await colega(['Interno - Financeiro']);
    expect((await ler(financeiro.uid)).papeis).toEqual(['Interno - Financeiro']);
    const outra = await doisAdms();
    try {
      // None of the ways in goes round it.
      const email = `${randomUUID()}@exemplo.com`;
      for (const papel of ['ADM', 'Financeiro', 'GerenteAcerto', 'Liberação recadastramento 2FA'])
        expect(
          recusa(
            await doAdm('POST', '/v1/usuarios', { nome: 'Novo', email, papeis: [`Interno - ${papel}`] }),
          ),
        ).toEqual([422, 'CONCESSAO_A_DOIS']);
      const alvo = await colega(['Interno - SAC']);
      const onde = `/v1/usuarios/${alvo.uid}`;
      const { revisao } = await ler(alvo.uid);
      const papeis = ['Interno - SAC', 'Interno - Financeiro'];
      expect(recusa(await doAdm('PUT', onde, { papeis, revisao }))).toEqual([422, 'CONCESSAO_A_DOIS']);
      const emMassa = await doAdm('POST', '/v1/usuarios/em-massa', {
        ...{ acao: 'alterar', itens: [{ id: alvo.uid, revisao }], mudancas: { papeis } },
      });
      expect(emMassa.corpo.itens[0].codigo).toBe('CONCESSAO_A_DOIS');

      // What one person may do is a command as any other: again it is answered the same, with something else in it refused.
      const sozinho = { papeis: ['Interno - SAC', 'Interno - MKT'], revisao, comandoId: randomUUID() };
      const trocado = await doAdm('PUT', `${onde}/papeis`, sozinho);
      expect([trocado.status, trocado.corpo.papeis]).toEqual([200, sozinho.papeis]);
      const volta = { papeis: ['Interno - SAC'], revisao: trocado.corpo.revisao, comandoId: randomUUID() };
      expect((await doAdm('PUT', `${onde}/papeis`, volta)).status).toBe(200);
      expect((await doAdm('PUT', `${onde}/papeis`, sozinho)).corpo).toEqual(trocado.corpo);
      for (const [qual, corpo] of [
        ['papeis', { ...sozinho, papeis: ['Interno - SAC', 'Interno - Leilão'] }],
        ['marcas', { hotsites: (await ler(alvo.uid)).hotsites, revisao, comandoId: sozinho.comandoId }],
      ] as const)
        expect(recusa(await doAdm('PUT', `${onde}/${qual}`, corpo))).toEqual([409, 'COMANDO_CONFLITANTE']);

      const pedido = {
        ...{ papeis, revisao: revisao + 2, comandoId: randomUUID(), motivo: 'Cobre as férias' },
      };
      expect(recusa(await doAdm('PUT', `${onde}/papeis`, { ...pedido, revisao: undefined }))).toEqual([
        428,
        'REVISAO_AUSENTE',
      ]);
      const espera202 = await doAdm('PUT', `${onde}/papeis`, pedido);
      expect([espera202.status, espera202.corpo.situacao], espera202.texto).toEqual([202, 'AGUARDANDO']);
      expect((await doAdm('PUT', `${onde}/papeis`, pedido)).corpo).toEqual(espera202.corpo);
      const outroConteudo = { ...pedido, papeis: [...papeis, 'Interno - ADM'] };
      expect(recusa(await doAdm('PUT', `${onde}/papeis`, outroConteudo))).toEqual([
        409,
        'COMANDO_CONFLITANTE',
      ]);
      expect((await ler(alvo.uid)).papeis).toEqual(['Interno - SAC']);

      const { aprovacaoUid } = espera202.corpo;
      const decidir = (token: string, ato: string, corpo: object = {}) =>
        como(token, 'POST', `/v1/aprovacoes/${aprovacaoUid}/${ato}`, { revisao: 1, ...corpo });
      expect(recusa(await decidir(adm, 'aprovar'))).toEqual([422, 'PROPRIA_CONTA']);
      // Money's second people neither decide nor see it.
      const { token: doFinanceiro } = financeiro;
      expect((await decidir(doFinanceiro, 'aprovar')).status).toBe(404);
      const vistas = (await como(doFinanceiro, 'GET', '/v1/aprovacoes')).corpo.itens as Json[];
      expect(vistas.map(({ uid }) => uid)).not.toContain(aprovacaoUid);
      const aDecidir = (await como(outra.token, 'GET', '/v1/usuarios/concessoes/a-decidir')).corpo.itens;
      expect(aDecidir).toMatchObject([
        {
          ...{ uid: aprovacaoUid, meu: false, motivo: 'Cobre as férias', impedimento: null },
          papeis: { antes: ['Interno - SAC'], depois: papeis },
          pedidaPor: { nome: 'Helena Prado' },
        },
      ]);
      const aprovada = await decidir(outra.token, 'aprovar');
      expect(aprovada.status, aprovada.texto).toBe(200);
      const concedido = await ate(
        () => ler(alvo.uid),
        (um) => um.papeis.length === 2,
      );
      expect(concedido.concessao.por).toBe(`pedida por Helena Prado, aprovada por ${outra.nome}`);
      await ate(
        async () => cartas('adm@demo.martelo').filter((eml) => eml.includes('Financeiro')),
        (suas) => suas.length === 1,
      );

      // What was asked on another state of the account is not granted.
      const outroAlvo = await colega(['Interno - SAC']);
      const lido = await ler(outroAlvo.uid);
      const velho = await doAdm('PUT', `/v1/usuarios/${outroAlvo.uid}/papeis`, {
        ...{ papeis: ['Interno - GerenteAcerto'], revisao: lido.revisao },
      });
      expect(velho.status).toBe(202);
      await doAdm('PUT', `/v1/usuarios/${outroAlvo.uid}/papeis`, {
        ...{ papeis: ['Interno - MKT'], revisao: lido.revisao },
      });
      const tarde = await como(outra.token, 'POST', `/v1/aprovacoes/${velho.corpo.aprovacaoUid}/aprovar`, {
        revisao: 1,
      });
      expect(recusa(tarde)).toEqual([409, 'ESTADO_MUDOU']);
      expect((await pedidoFeito(velho.corpo.aprovacaoUid)).situacao).toBe('NAO_FEITA');
      // Nor what somebody asked who administers no more.
      const [quemPediu, terceiro] = [await colega(['Interno - SAC']), await colega(['Interno - SAC'])];
      const feito = await doAdm('PUT', `/v1/usuarios/${quemPediu.uid}/papeis`, {
        ...{ papeis: ['Interno - ADM'], revisao: (await ler(quemPediu.uid)).revisao },
      });
      await como(outra.token, 'POST', `/v1/aprovacoes/${feito.corpo.aprovacaoUid}/aprovar`, { revisao: 1 });
      await ate(
        () => ler(quemPediu.uid),
        (um) => um.papeis.includes('Interno - ADM'),
      );
      quemPediu.token = (await login(quemPediu.email)).corpo.access_token;
      const deixado = await como(quemPediu.token, 'PUT', `/v1/usuarios/${terceiro.uid}/papeis`, {
        ...{ papeis: ['Interno - Financeiro'], revisao: (await ler(terceiro.uid)).revisao },
      });
      expect(deixado.status, deixado.texto).toBe(202);
      expect((await bloquear(quemPediu, outra.token)).status).toBe(200);
      const [visto] = (
        await como(outra.token, 'GET', '/v1/usuarios/concessoes/a-decidir')
      ).corpo.itens.filter((um: Json) => um.uid === deixado.corpo.aprovacaoUid);
      expect(visto.impedimento).toBe('Quem pediu não trabalha mais nesta marca.');
      const orfao = await como(outra.token, 'POST', `/v1/aprovacoes/${visto.uid}/aprovar`, { revisao: 1 });
      expect(recusa(orfao)).toEqual([409, 'ESTADO_MUDOU']);
      // Were they an administrator again, it would have to be asked anew.
      expect(await pedidoFeito(visto.uid)).toMatchObject({
        ...{ situacao: 'NAO_FEITA', motivo: 'Quem pediu não trabalha mais nesta marca.' },
      });
      expect((await ler(terceiro.uid)).papeis).toEqual(['Interno - SAC']);
      // Another brand's work is a grant as well.
      const marcas = await doAdm('PUT', `/v1/usuarios/${financeiro.uid}/marcas`, {
        ...{ hotsites: [1, 2], revisao: (await ler(financeiro.uid)).revisao },
      });
      // The other administrator is of one brand alone, and could not say yes to this: then there is nobody to wait for.
      expect(marcas.status, marcas.texto).toBe(200);
    } finally {
      expect((await bloquear(outra)).status).toBe(200);
    }
  });

  it('a brand keeps an administrator who has a password and no last day (ULTIMO_ADM)', async () => {
    const outra = await doisAdms();
    const eu = (await doAdm('GET', '/v1/auth/eu')).corpo;
    const minha = await ler(eu.uid);
    // The other one may let the first go, as long as they stay themselves.
    const convidada = await convidar();
    const { revisao } = await ler(outra.uid);
    expect((await doAdm('PUT', `/v1/usuarios/${outra.uid}`, { fim: '2099-01-01', revisao })).status).toBe(
      200,
    );
    const tira = (corpo: object, caminho = '/papeis') =>
      como(outra.token, 'PUT', `/v1/usuarios/${eu.uid}${caminho}`, { revisao: minha.revisao, ...corpo });
    const semMarca = (acao: string, corpo: object) =>
      como(outra.token, 'POST', `/v1/usuarios/${eu.uid}/${acao}`, { revisao: minha.revisao, ...corpo });
    // The demo's administrator is of both brands, and the other of one: not hers to change.
    for (const resposta of [
      await tira({ papeis: ['Interno - SAC'] }),
      await tira({ fim: '2099-01-01' }, ''),
      await semMarca('bloquear', { motivo: 'Golpe' }),
      await como(outra.token, 'DELETE', `/v1/usuarios/${eu.uid}?revisao=${minha.revisao}`),
    ])
      expect([403, 422]).toContain(resposta.status);
    expect((await ler(eu.uid)).papeis).toContain('Interno - ADM');
    expect((await ler(convidada.uid)).situacao).toBe('ATIVO');
    expect((await bloquear(outra)).status).toBe(200);
  });

  it('one of two who lets the other go does not grant alone by that: it waits, or is refused (three days)', async () => {
    // The second one was blocked by the first, a moment ago.
    const alvo = await colega(['Interno - SAC']);
    const onde = `/v1/usuarios/${alvo.uid}`;
    const { revisao } = await ler(alvo.uid);
    const papeis = ['Interno - SAC', 'Interno - Financeiro'];
    const pedido = await doAdm('PUT', `${onde}/papeis`, { papeis, revisao });
    expect([pedido.status, pedido.corpo.situacao], pedido.texto).toEqual([202, 'AGUARDANDO']);
    const novo = { nome: 'Novo', email: `${randomUUID()}@exemplo.com`, papeis: ['Interno - ADM'] };
    expect(recusa(await doAdm('POST', '/v1/usuarios', novo))).toEqual([422, 'CONCESSAO_A_DOIS']);
    expect(recusa(await doAdm('PUT', onde, { papeis, revisao }))).toEqual([422, 'CONCESSAO_A_DOIS']);
    const itens = [{ id: alvo.uid, revisao }];
    const muitos = { acao: 'alterar', itens, mudancas: { papeis } };
    expect((await doAdm('POST', '/v1/usuarios/em-massa', muitos)).corpo.itens[0].codigo).toBe(
      'CONCESSAO_A_DOIS',
    );
    expect((await ler(alvo.uid)).papeis).toEqual(['Interno - SAC']);
  });

  it('removed with such a role, somebody is brought back without it, and it is asked for anew', async () => {
    const outra = await doisAdms();
    try {
      const quem = await colega(['Interno - SAC']);
      const onde = `/v1/usuarios/${quem.uid}`;
      const conceder = async () => {
        const { corpo, status, texto } = await doAdm('PUT', `${onde}/papeis`, {
          ...{ papeis: ['Interno - SAC', 'Interno - Financeiro'], revisao: (await ler(quem.uid)).revisao },
        });
        expect(status, texto).toBe(202);
        const { aprovacaoUid: uid } = corpo;
        const sim = await como(outra.token, 'POST', `/v1/aprovacoes/${uid}/aprovar`, { revisao: 1 });
        expect(sim.status, sim.texto).toBe(200);
        return ate(
          () => ler(quem.uid),
          ({ papeis }) => papeis.includes('Interno - Financeiro'),
        );
      };
      const { revisao } = await conceder();
      expect((await doAdm('DELETE', `${onde}?revisao=${revisao}`)).status).toBe(204);
      const denovo = await doAdm('POST', '/v1/usuarios', { nome: 'Outra vez', email: quem.email });
      expect(denovo.corpo.message).toMatch(/Restaure-o/);
      const volta = { revisao: revisao + 1, comandoId: randomUUID() };
      const voltou = await doAdm('POST', `${onde}/restaurar`, volta);
      expect(voltou.status, voltou.texto).toBe(200);
      expect(voltou.corpo).toMatchObject({
        papeis: ['Interno - SAC'],
        motivo: 'Voltou sem: Financeiro. Outra pessoa precisa concordar com isso: peça em Papéis.',
      });
      expect((await doAdm('POST', `${onde}/restaurar`, volta)).corpo).toEqual(voltou.corpo);
      const [dito] = (await doAdm('GET', `${onde}/historico`)).corpo.itens;
      expect(dito.campos.map(({ campo }: Json) => campo)).toEqual(
        expect.arrayContaining(['papeis', 'motivo']),
      );
      await conceder();
      // In bulk as well; and who was blocked is let in by the same way: saved without, asked for afterwards.
      const lido = await ler(quem.uid);
      await doAdm('DELETE', `${onde}?revisao=${lido.revisao}`);
      const itens = [{ id: quem.uid, revisao: lido.revisao + 1 }];
      expect((await doAdm('POST', '/v1/usuarios/em-massa', { acao: 'restaurar', itens })).corpo.feitos).toBe(
        1,
      );
      expect((await ler(quem.uid)).papeis).toEqual(['Interno - SAC']);
      await conceder();
      expect((await bloquear(quem)).status).toBe(200);
      const abrir = async () =>
        doAdm('POST', `${onde}/desbloquear`, {
          ...{ motivo: 'Volta da licença', revisao: (await ler(quem.uid)).revisao },
        });
      expect(recusa(await abrir())).toEqual([422, 'CONCESSAO_A_DOIS']);
      const papeis = { papeis: ['Interno - SAC'], revisao: (await ler(quem.uid)).revisao };
      expect((await doAdm('PUT', `${onde}/papeis`, papeis)).status).toBe(200);
      expect((await abrir()).status).toBe(200);
      await conceder();
    } finally {
      expect((await bloquear(outra)).status).toBe(200);
    }
  });

  it('is of who has been let go no more: removed they do not enter, brought back they do', async () => {
    const quem = await colega(['Interno - SAC']);
    const { revisao } = await ler(quem.uid);
    expect((await doAdm('DELETE', `/v1/usuarios/${quem.uid}?revisao=${revisao}`)).status).toBe(204);
    expect(recusa(await como(quem.token, 'GET', '/v1/auth/eu'))).toEqual([401, 'TOKEN_INVALIDO']);
    expect(recusa(await login(quem.email))).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
    await espera(200);
    expect((await doAdm('POST', `/v1/usuarios/${quem.uid}/restaurar`, { revisao: revisao + 1 })).status).toBe(
      200,
    );
    expect((await login(quem.email)).status).toBe(200);
  });
});

describe('an installation that begins empty', () => {
  const vazia = new EngineDeTeste(pastaVazia(), {
    ...{ MARTELO_DEMO: '0', MARTELO_ADM_EMAIL: 'dona@exemplo.com', MARTELO_ADM_SENHA: SENHA_NOVA },
  });
  beforeAll(() => vazia.subir(), 120_000);
  afterAll(() => vazia.encerrar());

  it('has a first administrator who makes colleagues alone; and of two who let each other go at once one stays (BO12)', async () => {
    const [leilo] = HOTSITES_DEMO;
    const marca = await vazia.pedir('PUT', '/v1/hotsites/1/regras', {
      ...{ corpo: leilo, cabecalhos: { 'x-martelo-servico': SEGREDO } },
    });
    expect(marca.status, marca.texto).toBe(200);
    const token = async (email: string, mais: object = {}) =>
      (
        await vazia.pedir('POST', '/v1/auth/token', {
          corpo: { email, senha: SENHA_NOVA, permanecerLogado: false, ...mais },
        })
      ).corpo.access_token as string;
    const pede = (token: string, metodo: string, caminho: string, corpo?: object) =>
      vazia.pedir(metodo, caminho, { token, ...(corpo && { corpo }) });
    // Outside of the demo the house's people must have a second factor: until then nothing else opens to them.
    const entrar = async (email: string) => {
      const sem = await token(email);
      expect(recusa(await pede(sem, 'GET', '/v1/usuarios'))).toEqual([403, 'SEGUNDO_FATOR_A_ATIVAR']);
      const { segredo } = (await pede(sem, 'POST', '/v1/auth/segundo-fator')).corpo;
      const ativado = await pede(sem, 'PUT', '/v1/auth/segundo-fator', {
        ...{ senha: SENHA_NOVA, codigo: totp(segredo), segredo },
      });
      expect(ativado.status, ativado.texto).toBe(200);
      return token(email, { codigo2fa: totp(segredo, 1) });
    };
    const dona = await entrar('dona@exemplo.com');
    const eu = (await pede(dona, 'GET', '/v1/auth/eu')).corpo;
    const colega = { nome: 'Segunda Pessoa', email: 'segunda@exemplo.com', papeis: ['Interno - ADM'] };
    const segunda = (await pede(dona, 'POST', '/v1/usuarios', colega)).corpo;
    const [convite] = await ate(
      async () => links('segunda@exemplo.com', vazia),
      (todos) => todos.length > 0,
    );
    const feita = await vazia.pedir('POST', '/v1/auth/redefinir-senha/confirmar', {
      corpo: { token: convite, senha: SENHA_NOVA },
    });
    expect(feita.status, feita.texto).toBe(200);
    const daSegunda = await entrar('segunda@exemplo.com');
    const ler = async (token: string, uid: string) => (await pede(token, 'GET', `/v1/usuarios/${uid}`)).corpo;
    const [minha, dela] = [await ler(dona, eu.uid), await ler(dona, segunda.uid)];
    const cair = (token: string, alvo: Json) =>
      pede(token, 'PUT', `/v1/usuarios/${alvo.uid}/papeis`, {
        papeis: ['Interno - SAC'],
        revisao: alvo.revisao,
      });
    const respostas = await Promise.all([cair(dona, dela), cair(daSegunda, minha)]);
    const feitos = respostas.filter(({ status }) => status === 200);
    expect(feitos, respostas.map(({ texto }) => texto).join()).toHaveLength(1);
    const [venceu, alvo] = respostas[0]!.status === 200 ? [dona, eu.uid] : [daSegunda, segunda.uid];
    expect((await ler(venceu, alvo)).papeis).toEqual(['Interno - ADM']);
    const sozinha = await ler(venceu, alvo);
    expect(recusa(await pede(venceu, 'DELETE', `/v1/usuarios/${alvo}?revisao=${sozinha.revisao}`))).toEqual([
      422,
      'PROPRIA_CONTA',
    ]);
  });
});
