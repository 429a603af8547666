import { cpf as esquema } from '@martelo/shared/documentos';
import { afterAll, expect, it } from 'vitest';
import { cpfNovo } from '../../../../tests/cpf-novo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { exigirCpfLivre, exigirOutraPessoa } from './mesma-pessoa.ts';
import { USUARIOS } from './registro.ts';

const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
afterAll(() => registros.close());
const uidDe = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
let n = 0;
async function conta(cpf?: string): Promise<string> {
  const uid = uidDe(++n);
  await registros.colecao(USUARIOS).inserir(SISTEMA, {
    ...{ uid, id: n, nome: `Conta ${n}`, email: `conta-${n}@exemplo.com`, papeis: [], hotsites: [1] },
    ...{ situacao: 'ATIVO' as const, ...(cpf && { cpf }) },
  } as never);
  return uid;
}

it('two accounts of one CPF, from before it was asked, are one person who agrees to nothing of their own', async () => {
  const cpf = esquema.parse(cpfNovo());
  const [uma, outra, alheia, sem] = [
    await conta(cpf),
    await conta(cpf),
    await conta(cpfNovo()),
    await conta(),
  ];
  const como = (usuUid: string) => ({ tipo: 'interno', usuUid, hotsiteId: 1, papeis: [] }) as never;
  const pedido = { pedidaPor: uma, tipo: 'desconto', alvo: null, vendaUid: null } as const;
  await expect(exigirOutraPessoa(registros, como(outra), pedido)).rejects.toMatchObject({
    codigo: 'PROPRIA_CONTA',
  });
  const paraMim = { pedidaPor: alheia, tipo: 'concessao', alvo: uma, vendaUid: null } as const;
  await expect(exigirOutraPessoa(registros, como(outra), paraMim)).rejects.toMatchObject({
    codigo: 'PROPRIA_CONTA',
  });
  for (const quem of [alheia, sem]) await exigirOutraPessoa(registros, como(quem), pedido);
  // Both may be written on as they are, and no third gets it.
  await exigirCpfLivre(registros, { cpf }, { uid: outra, cpf });
  await expect(exigirCpfLivre(registros, {}, { uid: sem, cpf })).rejects.toMatchObject({
    codigo: 'JA_EXISTE',
    detalhes: { campos: ['cpf'] },
  });
});
