import { afterAll, beforeAll, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { totp } from '../totp.ts';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Resposta, SENHA } from './engine.ts';

/** What somebody of the house changes of their own account, and what they do not. */
const engine = new EngineDeTeste();
const MEUS = '/v1/usuarios/eu/dados';
beforeAll(() => engine.subir(), 300_000);
afterAll(() => engine.encerrar());

const como = (token: string | undefined, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token, ...(corpo && { corpo }) });
const recusa = ({ status, corpo }: Resposta) => [status, corpo.codigo];
const sac = () => colegaCom(engine, ['Interno - SAC']);

it('is read whole by its person alone, and corrected by name and telephone with the password; history says who', async () => {
  const { token, uid, email } = await sac();
  const eu = (await como(token, 'GET', MEUS)).corpo;
  expect(eu).toMatchObject({
    uid,
    email,
    nome: 'Colega',
    telefone: null,
    cpf: null,
    unidade: null,
    papeis: ['Interno - SAC'],
  });
  const certa = { nome: 'Colega Certa', telefone: '(62) 99999-0000', revisao: eu.revisao, senha: SENHA };
  expect(recusa(await como(token, 'PUT', MEUS, { ...certa, senha: 'não é esta' }))).toEqual([
    401,
    'CREDENCIAIS_INVALIDAS',
  ]);
  const feito = await como(token, 'PUT', MEUS, certa);
  expect(feito.status, feito.texto).toBe(200);
  expect(feito.corpo).toMatchObject({
    nome: 'Colega Certa',
    telefone: '62999990000',
    revisao: eu.revisao + 1,
  });
  const adm = await engine.entrar('adm');
  const { itens } = (await como(adm, 'GET', `/v1/usuarios/${uid}/historico`)).corpo;
  expect(itens[0].por).toMatchObject({ uid, nome: 'Colega Certa' });
  expect(itens[0].campos.map(({ campo }: { campo: string }) => campo).sort()).toEqual(['nome', 'telefone']);
  expect(JSON.stringify(itens)).not.toContain(SENHA);
  // Null takes the telephone out; what was read before is told to be old, with what stands there now.
  const velha = await como(token, 'PUT', MEUS, { telefone: null, revisao: eu.revisao, senha: SENHA });
  expect(recusa(velha)).toEqual([409, 'REVISAO_DESATUALIZADA']);
  expect(velha.corpo.atual).toMatchObject({ nome: 'Colega Certa' });
  const semTelefone = await como(token, 'PUT', MEUS, {
    telefone: null,
    revisao: feito.corpo.revisao,
    senha: SENHA,
  });
  expect(semTelefone.corpo.telefone).toBeNull();
});

it('takes nothing else: neither what says who they are, nor what they may do', async () => {
  const { token, uid } = await sac();
  const { revisao } = (await como(token, 'GET', MEUS)).corpo;
  for (const campo of [
    ...[
      { email: 'outro@exemplo.com' },
      { cpf: cpfNovo() },
      { papeis: ['Interno - ADM'] },
      { hotsites: [1, 2] },
    ],
    ...[{ situacao: 'ATIVO' }, { fim: '2099-01-01' }, { unidade: 1 }, { rotas: [] }, { uid: 'outro' }],
  ])
    expect(
      recusa(await como(token, 'PUT', MEUS, { ...campo, revisao, senha: SENHA })),
      JSON.stringify(campo),
    ).toEqual([...[400, 'REQUISICAO_INVALIDA']]);
  expect((await como(token, 'PUT', MEUS, { telefone: '123', revisao, senha: SENHA })).status).toBe(400);
  // The kind's own call stays the administrators'.
  expect(recusa(await como(token, 'PUT', `/v1/usuarios/${uid}`, { nome: 'Eu Mesma', revisao }))).toEqual([
    403,
    'SEM_PERMISSAO',
  ]);
  for (const quem of [undefined, await engine.entrar('cliente1')])
    expect([401, 403]).toContain((await como(quem, 'GET', MEUS)).status);
});

it('told again it is done once; with something else in it it is refused', async () => {
  const { token } = await sac();
  const { revisao } = (await como(token, 'GET', MEUS)).corpo;
  const corpo = { nome: 'Uma Vez', revisao, senha: SENHA, comandoId: 'uma-vez-1' };
  const [um, outro] = [await como(token, 'PUT', MEUS, corpo), await como(token, 'PUT', MEUS, corpo)];
  expect([um.corpo.revisao, outro.corpo.revisao]).toEqual([revisao + 1, revisao + 1]);
  expect(recusa(await como(token, 'PUT', MEUS, { ...corpo, nome: 'Outra Coisa' }))).toEqual([
    409,
    'COMANDO_CONFLITANTE',
  ]);
});

it('asks who has a second factor for a code as well, each good once', async () => {
  const { token, email } = await sac();
  const { segredo } = (await como(token, 'POST', '/v1/auth/segundo-fator')).corpo;
  const ligado = await como(token, 'PUT', '/v1/auth/segundo-fator', {
    senha: SENHA,
    codigo: totp(segredo),
    segredo,
  });
  const [primeiro] = ligado.corpo.codigosRecuperacao;
  const login = await engine.pedir('POST', '/v1/auth/token', {
    corpo: { email, senha: SENHA, permanecerLogado: false, codigo2fa: totp(segredo, 1) },
  });
  const dela = login.corpo.access_token;
  const { revisao } = (await como(dela, 'GET', MEUS)).corpo;
  const corpo = { nome: 'Com Fator', revisao, senha: SENHA };
  expect(recusa(await como(dela, 'PUT', MEUS, corpo))).toEqual([428, 'SEGUNDO_FATOR']);
  // What is refused for its revision uses no code up.
  const velha = { ...corpo, revisao: revisao + 7, codigoRecuperacao: primeiro };
  expect((await como(dela, 'PUT', MEUS, velha)).status).toBe(409);
  const feito = await como(dela, 'PUT', MEUS, { ...corpo, codigoRecuperacao: primeiro });
  expect(feito.corpo.nome, feito.texto).toBe('Com Fator');
  const deNovo = { nome: 'Outra', revisao: feito.corpo.revisao, senha: SENHA, codigoRecuperacao: primeiro };
  expect(recusa(await como(dela, 'PUT', MEUS, deNovo))).toEqual([428, 'SEGUNDO_FATOR']);
});
