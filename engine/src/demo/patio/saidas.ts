import { uuidv7 } from '@martelo/shared/identificador';
import { ESTADIAS } from '../../casa/estadia.ts';
import { estadiaDemo, fotografarDemo, noPortaoDe, veiculoDemo } from './entradas.ts';
import { fotoDemo } from './fotos.ts';
import { haDias, type VeiculoDemo } from './plano.ts';
import type { Portas } from './portas.ts';

/** Back to its consignor, by their order. */
export async function devolverDemo(portas: Portas, um: VeiculoDemo, agora: number): Promise<void> {
  const veiculo = await veiculoDemo(portas, um);
  const estadia = veiculo === null ? null : await estadiaDemo(portas, veiculo);
  if (estadia === null) return;
  portas.em(haDias(agora, 6));
  const quem = await noPortaoDe(um, portas);
  const liberar = { para: 'COMITENTE', ordem: 'Ordem 4471 do comitente' };
  await portas.agir(quem, ESTADIAS as never, estadia.uid, 'liberarSaida', { de: 'ABERTA', corpo: liberar });
  await sairDemo(portas, um, estadia.uid, {
    ...{ devolucaoNome: 'Ivo Sampaio', devolucaoTipoDoc: 'CNH', devolucaoDoc: '04512367890' },
    devolucaoMotivo: 'Acordo com o financiado.',
  });
}

/** Photographed, signed for and handed over. */
export async function sairDemo(portas: Portas, um: VeiculoDemo, uid: string, corpo: object): Promise<void> {
  const veiculo = await veiculoDemo(portas, um);
  const estadia = veiculo === null ? null : await estadiaDemo(portas, veiculo);
  if (estadia?.situacao !== 'EM_SAIDA') return;
  const quem = await noPortaoDe(um, portas);
  await fotografarDemo(portas, um, estadia, 'SAIDA');
  if (!estadia.fotos.some(({ momento }) => momento === 'ASSINATURA'))
    await portas.chamar(quem, `/v1/estadias/${uid}/fotos`, {
      ...{ foto: await fotoDemo({ ...um, legenda: 'Assinatura de quem leva' }), chave: uuidv7() },
      corpo: { momento: 'ASSINATURA' },
    });
  await portas.agir(quem, ESTADIAS as never, uid, 'finalizar', { de: 'EM_SAIDA', corpo });
}
