import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json } from './engine.ts';

/* What an undo (BO10) leaves alone, and what it is refused; that every kind has it, recursos.test.ts tries. */

const engine = new EngineDeTeste();
const tokens = { adm: '', sac: '', mkt: '' };
beforeAll(async () => {
  await engine.subir();
  for (const qual of ['adm', 'sac', 'mkt'] as const) tokens[qual] = await engine.entrar(qual);
});
afterAll(() => engine.encerrar());

const pedir = (metodo: string, caminho: string, corpo?: object, quem: keyof typeof tokens = 'adm') =>
  engine.pedir(metodo, caminho, { token: tokens[quem], ...(corpo ? { corpo } : {}) });
const codigo = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo?.codigo];
async function feito(resposta: ReturnType<typeof pedir>, status = 200): Promise<Json> {
  const { status: veio, corpo, texto } = await resposta;
  expect(veio, texto).toBe(status);
  return corpo;
}
const GRUPOS = '/v1/cliente/grupos-cliente';
const UNIDADES = '/v1/veiculos/unidades-negocio';
const nome = (oQue: string) => `${oQue} ${randomUUID().slice(0, 8)}`;
const desfazer = (onde: string, qual: number, revisao: number, quem: keyof typeof tokens = 'adm') =>
  pedir('POST', `${onde}/historico/${qual}/desfazer`, { revisao }, quem);
const volta = async (onde: string): Promise<Json[]> =>
  (await feito(pedir('GET', `${onde}/historico`))).itens.map((um: Json) => um.volta);

describe('an undo', () => {
  it('puts back what that change touched, and keeps what was changed before it and since', async () => {
    const { uid, nome: primeiro } = await feito(
      pedir('POST', GRUPOS, { nome: nome('Grupo'), descricao: 'Um.', tipo: 'A' }),
      201,
    );
    const onde = `${GRUPOS}/${uid}`;
    await feito(pedir('PUT', onde, { nome: nome('Outro'), tipo: null, revisao: 1 }));
    await feito(pedir('PUT', onde, { descricao: 'Dois.', revisao: 2 }));
    expect(await feito(desfazer(onde, 2, 3))).toMatchObject({
      ...{ revisao: 4, nome: primeiro, tipo: 'A', descricao: 'Dois.' },
    });
    // What was not there before is taken out again.
    await feito(pedir('PUT', onde, { tipo: null, revisao: 4 }));
    await feito(pedir('PUT', onde, { tipo: 'B', revisao: 5 }));
    expect(await feito(desfazer(onde, 6, 6))).not.toHaveProperty('tipo');
  });

  it('is no way around a rule: uniqueness, the role, and whose it is hold as for any write', async () => {
    const { uid, nome: antigo } = await feito(
      pedir('POST', UNIDADES, { nome: nome('Unidade'), uf: 'SP' }),
      201,
    );
    const onde = `${UNIDADES}/${uid}`;
    await feito(pedir('PUT', onde, { nome: nome('Nova'), revisao: 1 }));
    await feito(pedir('POST', UNIDADES, { nome: antigo, uf: 'SP' }), 201);
    expect(codigo(await desfazer(onde, 2, 2))).toEqual([409, 'JA_EXISTE']);
    // Who reads and does not write is offered none, and does none.
    expect(codigo(await desfazer(onde, 2, 2, 'mkt'))).toEqual([403, 'SEM_PERMISSAO']);
    const lido = await pedir('GET', `${onde}/historico`, undefined, 'mkt');
    expect(lido.corpo.itens.map((um: Json) => um.volta)).toEqual([null, null]);

    const visao = await feito(
      pedir('POST', '/v1/visoes', { nome: nome('Visão'), lista: 'cliente', papel: 'Interno - SAC' }),
      201,
    );
    await feito(pedir('PUT', `/v1/visoes/${visao.uid}`, { nome: nome('Outra'), revisao: 1 }));
    expect(codigo(await desfazer(`/v1/visoes/${visao.uid}`, 2, 2, 'sac'))).toEqual([403, 'SEM_PERMISSAO']);
    expect((await feito(desfazer(`/v1/visoes/${visao.uid}`, 2, 2))).nome).toBe(visao.nome);
  });

  it('is none of situations, money, acts, removals, and what two people decide: those have their own ways back', async () => {
    const recusado = async (onde: string, qual: number, revisao: number, porque: RegExp) => {
      expect((await volta(onde))[0], onde).toBeNull();
      const { status, corpo } = await desfazer(onde, qual, revisao);
      expect([status, corpo.codigo, corpo.message], onde).toEqual([
        422,
        'ALTERACAO_SEM_VOLTA',
        expect.stringMatching(porque),
      ]);
    };
    const grupo = await feito(pedir('POST', GRUPOS, { nome: nome('Grupo') }), 201);
    const onde = `${GRUPOS}/${grupo.uid}`;
    // Not even beside what could be put back: half of a change is another change.
    await feito(pedir('PUT', onde, { situacao: 'Inativo', tipo: 'X', revisao: 1 }));
    await recusado(onde, 2, 2, /situação/);
    await feito(pedir('DELETE', `${onde}?revisao=2`), 204);
    await feito(pedir('POST', `${onde}/restaurar`, { revisao: 3 }));
    await recusado(onde, 4, 4, /se remove/);
    expect(codigo(await desfazer(onde, 3, 4))).toEqual([422, 'ALTERACAO_SEM_VOLTA']);

    const [frete] = (await feito(pedir('GET', '/v1/fretes/tabelas'))).itens;
    const tabela = `/v1/fretes/tabelas/${frete.uid}`;
    const cara = await feito(
      pedir('PUT', tabela, { valorPorKm: frete.valorPorKm + 1, revisao: frete.revisao }),
    );
    await recusado(tabela, cara.revisao, cara.revisao, /dinheiro/);

    const padrao = await feito(pedir('POST', '/v1/visoes', { nome: nome('Visão'), lista: 'patio' }), 201);
    await feito(pedir('POST', `/v1/visoes/${padrao.uid}/tornarPadrao`, { revisao: 1 }));
    await recusado(`/v1/visoes/${padrao.uid}`, 2, 2, /ato/);

    // The demo's administrator is alone, and so signs it: two people's matter all the same.
    const conta = await feito(
      pedir('POST', '/v1/contas-bancarias', {
        ...{
          banco: 'Banco',
          bancoCodigo: '001',
          agencia: '1',
          conta: '12345',
          contaDigito: '5',
          titular: 'Ana',
        },
        titularDocumento: '52998224725',
      }),
      201,
    );
    const daConta = `/v1/contas-bancarias/${conta.uid}`;
    await feito(pedir('PUT', daConta, { agencia: '2', revisao: 1 }));
    await recusado(daConta, 2, 2, /segunda pessoa/);
  });

  it('shows no masked value that it puts back, though it does put it back', async () => {
    const [{ uid }] = (await feito(pedir('GET', '/v1/usuarios?porPagina=1'))).itens;
    const onde = `/v1/usuarios/${uid}`;
    const inteiro = async () => (await feito(pedir('GET', `${onde}?inteiros=true`))).telefone;
    const { revisao } = await feito(pedir('GET', onde));
    const telefone = '11912345678';
    const certo = await feito(pedir('PUT', onde, { telefone, revisao }));
    const mudado = await feito(pedir('PUT', onde, { telefone: '11987650000', revisao: certo.revisao }));
    const [alteracao] = await volta(onde);
    expect(alteracao.de.telefone).toBe(certo.telefone);
    expect(JSON.stringify(alteracao)).not.toMatch(/912345678|987650000/);
    const velha = await desfazer(onde, mudado.revisao, mudado.revisao + 5);
    expect(velha.corpo.enviado).toEqual({ telefone: certo.telefone });
    expect(velha.texto).not.toContain(telefone);
    await feito(desfazer(onde, mudado.revisao, mudado.revisao));
    expect(await inteiro()).toBe(telefone);
  });

  it('of what was put back by hand already changes nothing', async () => {
    const { uid, nome: primeiro } = await feito(pedir('POST', GRUPOS, { nome: nome('Grupo') }), 201);
    const onde = `${GRUPOS}/${uid}`;
    await feito(pedir('PUT', onde, { nome: nome('Outro'), revisao: 1 }));
    await feito(pedir('PUT', onde, { nome: primeiro, revisao: 2 }));
    expect(await feito(desfazer(onde, 2, 3))).toMatchObject({ revisao: 3, nome: primeiro });
  });
});
