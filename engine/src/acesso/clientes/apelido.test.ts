import type { Cliente } from '@martelo/shared/cliente';
import { uuidv7, uuidv7De } from '@martelo/shared/identificador';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { APELIDOS } from '../../casa/apelido.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { completarApelidosLidos, exigirApelidoLivre, novoApelido } from './apelido.ts';
import { CLIENTES } from './registro.ts';

const EM_USO = { codigo: 'JA_EXISTE' };
let registros: Registros;
beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
});
afterEach(() => registros.close());

const gravar = async (apelido: string, campos: Partial<Cliente> = {}) =>
  registros.colecao(CLIENTES).inserir(SISTEMA, {
    uid: uuidv7(),
    id: await registros.proximoId('cliente'),
    hotsiteId: 1,
    natureza: 'Fisica',
    nome: 'Ana Souza',
    apelido,
    email: `${uuidv7()}@exemplo.com`,
    situacao: 'ATIVO',
    emailConfirmadoEm: null,
    telefoneConfirmadoEm: null,
    documento: { situacao: 'Cadastrado', enviadoEm: null, validadoEm: null },
    habilitacaoSucata: null,
    convite: null,
    permitirAcessoSistemaLegado: false,
    redirecionarParaLegadoAposLogin: false,
    dataCadastro: '2026-11-21T12:00:00.000Z',
    ...campos,
  });

describe('nicknames of a brand', () => {
  it('are told apart whatever case, signs and look-alikes they are written with, also from the room’s', async () => {
    await gravar('Joao.Silva', { apelidoLido: 'joaosiiva' });
    await registros.colecao(APELIDOS).inserir(SISTEMA, {
      ...{
        uid: uuidv7(),
        id: 1,
        hotsiteId: 1,
        leiUid: null,
        apelido: 'Boina Azul',
        apelidoLido: 'boinaazui',
        cidade: '',
        estado: '',
      },
    });
    for (const apelido of ['joaosilva', 'João Silva', 'J0A0_SILVA', 'boina.azul'])
      await expect(exigirApelidoLivre(registros, 1, apelido), apelido).rejects.toMatchObject(EM_USO);
    await exigirApelidoLivre(registros, 1, 'Joana Silva');
    await exigirApelidoLivre(registros, 2, 'joaosilva');
    // Two at the same moment: the store lets one in.
    const gemeos = await Promise.allSettled(
      ['Trovao', 'trovão'].map((apelido) => gravar(apelido, { apelidoLido: 'trovao' })),
    );
    expect(gemeos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of before are kept, and from then on nobody else takes one like them', async () => {
    // One after the other: identifiers of one millisecond have no order.
    const criado = (instante: number) => ({ uid: uuidv7De(instante, uuidv7().replaceAll('-', '')) });
    const [antiga, sosia] = [await gravar('Joao.Silva', criado(1)), await gravar('joaosilva', criado(2))];
    await completarApelidosLidos(registros);
    await completarApelidosLidos(registros);
    const ler = (uid: string) => registros.colecao(CLIENTES).obter(SISTEMA, uid);
    expect(await ler(antiga.uid)).toMatchObject({ apelido: 'Joao.Silva', apelidoLido: 'joaosiiva' });
    expect((await ler(sosia.uid))?.apelidoLido).toBeUndefined();
    await expect(exigirApelidoLivre(registros, 1, 'JOAO SILVA')).rejects.toMatchObject(EM_USO);
    // Whoever has one of them is still written to.
    await registros.colecao(CLIENTES).salvar(SISTEMA, { ...sosia, situacao: 'BLOQUEADO' }, sosia.revisao);
  });

  it('are changed by nobody into one that may not be shown, or that another could be taken for', async () => {
    const cliente = await gravar('Ana', { apelidoLido: 'ana' });
    const ela: Acesso = { tipo: 'cliente', hotsiteId: 1, cliUid: cliente.uid, papeis: [] };
    const sac: Acesso = {
      tipo: 'interno',
      hotsiteId: 1,
      hotsites: [1],
      usuUid: 'x',
      papeis: ['Interno - SAC'],
    };
    const recusas = [
      { apelido: 'Outra' },
      { apelidoLido: 'outra' },
      { apelido: '52998224725', apelidoLido: '52998224725' },
    ];
    for (const acesso of [ela, sac])
      for (const campos of recusas)
        await expect(
          registros.colecao(CLIENTES).salvar(acesso, { ...cliente, ...campos }, cliente.revisao),
        ).rejects.toMatchObject({ codigo: 'SEM_PERMISSAO' });
    const certa = { ...cliente, apelido: 'Outra', apelidoLido: 'outra' };
    expect((await registros.colecao(CLIENTES).salvar(ela, certa, cliente.revisao)).apelido).toBe('Outra');
  });
});

it('a nickname that is made is in the words of the brand’s mode: nobody bids in a store', () => {
  expect(novoApelido(0, 'leilao')).toMatch(/^Arrematante \d{4}$/);
  expect(novoApelido(0, 'loja')).toMatch(/^Comprador \d{4}$/);
  expect(novoApelido(3, 'loja')).toMatch(/^Comprador \d{5}$/);
});
