import { contaDeCobranca } from '@martelo/shared/banco/conta-de-cobranca';
import { completarDocumento } from '@martelo/shared/documentos';
import { uuidv7 } from '@martelo/shared/identificador';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { criarRemessas, REMESSAS, type Remessas } from './remessas.ts';

const MARCA = 1;
const AGORA = Date.parse('2026-11-24T18:00:00.000Z');
const CONTA = contaDeCobranca.parse({
  ...{ banco: '237', agencia: '1172', agenciaDv: '0', conta: '403005', contaDv: '2', carteira: '09' },
  ...{ beneficiario: '4540691', inscricao: '11222333000181', nome: 'Casa de Leilões' },
});
const CHAVE = '237:1172:403005';

let registros: ReturnType<typeof criarRegistrosSqlite>;
let remessas: Remessas;
beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  remessas = criarRemessas({ registros, bancos: { cobranca: async () => CONTA }, agora: () => AGORA });
});

let proximo = 0;
async function comprador(comEndereco: boolean): Promise<string> {
  const uid = uuidv7();
  const id = ++proximo;
  await registros.colecao(CLIENTES).inserir(SISTEMA, {
    ...{
      uid,
      id,
      hotsiteId: MARCA,
      natureza: 'Fisica',
      nome: 'Ana Souza',
      apelido: comEndereco ? 'Ana' : 'Bia',
    },
    ...{ email: `${uid}@exemplo.com`, cpf: completarDocumento(String(100_000_000 + id)), situacao: 'ATIVO' },
    ...{ emailConfirmadoEm: null, telefoneConfirmadoEm: null, habilitacaoSucata: null, convite: null },
    documento: { situacao: 'Cadastrado', enviadoEm: null, validadoEm: null },
    ...{ permitirAcessoSistemaLegado: false, redirecionarParaLegadoAposLogin: false },
    dataCadastro: '2026-11-21T12:00:00.000Z',
    ...(comEndereco && {
      endereco: {
        ...{ cep: '88501-000', logradouro: 'Rua Direita', numero: '7', bairro: 'Centro' },
        ...{ cidade: 'Lages', estadoSigla: 'SC' },
      },
    }),
  });
  return uid;
}
async function boleto(cliUid: string): Promise<string> {
  const uid = uuidv7();
  const sequencia = ++proximo;
  await registros.colecao(BOLETOS).inserir(SISTEMA, {
    ...{
      uid,
      id: sequencia,
      hotsiteId: MARCA,
      vendaUid: uuidv7(),
      vendaId: 7,
      cliUid,
      conta: CHAVE,
      sequencia,
    },
    ...{
      nossoNumero: { numero: String(sequencia).padStart(11, '0'), dv: '1' },
      codigoDeBarras: String(sequencia),
    },
    ...{ linhaDigitavel: '1', vencimento: '2026-11-30', valor: 10_000, emitidoEm: '2026-11-24' },
    ...({ situacao: 'EMITIDO', remessa: null, remessaDaBaixa: null, motivo: null, papel: null } as const),
  });
  return uid;
}
const ler = async (uid: string) => (await registros.colecao(BOLETOS).obter(SISTEMA, uid))!;
const gerar = () => remessas.gerar(MARCA, { uid: uuidv7(), por: 'financeiro' });

describe('a remittance', () => {
  it('that a dying process left half marked is the next one made, with the boletos that it was to take and no others', async () => {
    const cliUid = await comprador(true);
    const [um, outro] = [await boleto(cliUid), await boleto(cliUid)];
    const nsa = await registros.proximoId(`remessa:${CHAVE}`);
    await registros.colecao(REMESSAS).inserir(SISTEMA, {
      ...{ uid: uuidv7(), hotsiteId: MARCA, conta: CHAVE, nsa, em: new Date(AGORA).toISOString(), por: 'x' },
      ...{ registrar: [um, outro], baixar: [], levou: null },
    });
    const { revisao, ...marcado } = await ler(um);
    await registros
      .colecao(BOLETOS)
      .salvar(SISTEMA, semCarimbos({ ...marcado, revisao, situacao: 'REMETIDO', remessa: nsa }), revisao);
    const depois = await boleto(cliUid);

    expect(await gerar()).toMatchObject({ nsa, registrar: 2, valor: 20_000 });
    expect([(await ler(outro)).remessa, (await ler(depois)).remessa]).toEqual([nsa, null]);
    expect(await gerar()).toMatchObject({ nsa: nsa + 1, registrar: 1 });
  });

  it('is held up by a boleto whose payer has no address: it is named first, and none is marked', async () => {
    const certo = await boleto(await comprador(true));
    const errado = await boleto(await comprador(false));
    const fila = await remessas.fila(MARCA);
    expect(fila).toMatchObject({ registrar: { quantos: 2 }, impedidos: 1 });
    expect(fila.itens.map(({ uid, impedimento }) => [uid, impedimento !== null])).toEqual([
      [errado, true],
      [certo, false],
    ]);
    await expect(gerar()).rejects.toMatchObject({ codigo: 'REMESSA_SEM_ENDERECO' });
    expect([(await ler(certo)).situacao, (await ler(errado)).situacao]).toEqual(['EMITIDO', 'EMITIDO']);
  });
});
