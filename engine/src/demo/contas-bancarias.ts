import { hash } from 'node:crypto';
import { digitoDaConta } from '@martelo/shared/banco/digitos-da-conta';
import { contaBancariaEscrita } from '@martelo/shared/conta-bancaria';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { uuidv7De } from '@martelo/shared/identificador';
import { CONTAS_BANCARIAS } from '../casa/conta-bancaria.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

/** Where the demo's buyers pay to: one account a brand. Leaves alone what is there. */
export async function criarContasBancariasDemo(registros: Registros): Promise<void> {
  const contas = registros.colecao(CONTAS_BANCARIAS);
  for (const { id: hotsiteId, subdominio, legal } of HOTSITES_DEMO) {
    const uid = uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:conta:${subdominio}`));
    if ((await contas.obter(SISTEMA, uid)) !== null) continue;
    const numero = { bancoCodigo: '237', agencia: '1234', conta: `56789${hotsiteId}` };
    await contas.inserir(SISTEMA, {
      ...contaBancariaEscrita.parse({
        ...{ banco: 'Banco Bradesco', ...numero, contaDigito: digitoDaConta(numero) },
        ...{ titular: legal!.razaoSocial, titularDocumento: legal!.cnpj },
        ...{ pixChave: `pix@${subdominio}.example`, permiteBoleto: true, recebeLote: true },
      }),
      ...{ uid, id: await registros.proximoId('contaBancaria'), hotsiteId },
    });
  }
}
