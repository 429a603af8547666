import { caminhoDaPresenca } from '@martelo/shared/convidado';
import { ErroMartelo } from '@martelo/shared/erros';
import type { NextRequest } from 'next/server';
import { recusar } from '../../../sessao/encaminhar.ts';
import { chamarMotor } from '../../../sessao/motor.ts';
import { escrita } from '../../../sessao/origem.ts';
import { verOutra } from '../../../sessao/resposta.ts';
import { subdominioDoPedido } from '../../../site/marca.ts';

export const dynamic = 'force-dynamic';

/** A guest's answer, by the buttons of their invitation. Nobody has a session here: the code in the address says whose it is. */
export const POST = escrita({ origem: 'com-sessao', corpos: ['formulario'] }, responder);

async function responder(pedido: NextRequest): Promise<Response> {
  const hotsite = await subdominioDoPedido(pedido.headers.get('host'));
  if (hotsite === null) return recusar(new ErroMartelo('HOTSITE_NAO_INFORMADO'));
  const codigo = (pedido.nextUrl.searchParams.get('c') ?? '').slice(0, 100);
  const pagina = caminhoDaPresenca(encodeURIComponent(codigo));
  const campos = new URLSearchParams((await pedido.text()).slice(0, 1_000));
  const apaga = campos.get('apagar') === '1';
  const resposta = await chamarMotor(
    `/v1/presencas/${encodeURIComponent(codigo)}${apaga ? '/esquecer' : ''}`,
    {
      ...{ hotsite, metodo: 'POST', pedido: pedido.headers },
      corpo: apaga
        ? {}
        : { vem: campos.get('vem') === '1', acompanhantes: Number(campos.get('acompanhantes') ?? 0) || 0 },
    },
  );
  if (resposta.tipo !== 'ok') return verOutra(`${pagina}?recusada=1`);
  return verOutra(apaga ? `${pagina}?apagado=1` : pagina);
}
