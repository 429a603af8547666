import { randomUUID } from 'node:crypto';
import { pdf } from '../../engine/src/files/pdf.fixture.ts';
import { Api } from './plataforma.ts';

/** A purchase is paid: the buyer transfers it all and proves it, and settlement approves it. Centavos. */
export async function pagarCompra(
  cliente: Api,
  vendaId: number,
  valor: number,
  marca: 'leilo' | 'pacto' = 'leilo',
): Promise<void> {
  const { uid } = await cliente.chamar<{ uid: string }>('POST', `/v1/cliente/compras/${vendaId}/pagamentos`, {
    ...{ comandoId: randomUUID(), tipo: 'DEPOSITO', valor },
  });
  const prova = new FormData();
  prova.set('comandoId', randomUUID());
  prova.set('arquivo', new Blob([new Uint8Array(pdf())]), 'ted.pdf');
  await cliente.chamar('POST', `/v1/cliente/pagamentos/${uid}/comprovantes`, prova);
  const acerto = await new Api(marca).entrar('acerto@demo.martelo');
  await acerto.chamar('PUT', `/v1/pagamentos/${uid}/situacao`, {
    ...{ comandoId: randomUUID(), situacao: 'PAGO' },
  });
}
