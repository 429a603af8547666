import { ROTULOS_CANAL } from '@martelo/shared/avisos/canais';
import { type Descadastro, descadastro } from '@martelo/shared/avisos/esquemas';
import { eventoDe } from '@martelo/shared/avisos/eventos';
import { nomesDe } from '@martelo/shared/avisos/modelo';
import { ligado } from '@martelo/shared/avisos/regra';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import type { Limitador } from '../api/limite.ts';
import { type Chamador, type Rota, rota } from '../api/rota.ts';
import { type AlvoDoDescadastro, type Derivar, lerDescadastro } from './descadastro.ts';
import type { PreferenciasDosClientes } from './preferencias.ts';
import type { Vozes } from './voz.ts';

interface Dependencias {
  preferencias: PreferenciasDosClientes;
  vozes: Vozes;
  derivar: Derivar;
  /** Of one address: seals cannot be guessed, trying is only kept cheap. */
  limitador: Limitador;
}

const token = z.string().min(1).max(400);

/** Switching a letter off by the address in it, without a login; and on again, for who pressed by mistake. */
export function rotasDoDescadastro({ preferencias, vozes, derivar, limitador }: Dependencias): Rota[] {
  const ler = ({ hotsite, ip }: Chamador, enviado: string): AlvoDoDescadastro => {
    limitador.consumir(ip);
    const alvo = lerDescadastro(derivar, enviado);
    // Of this brand's letters alone.
    if (alvo[0] !== hotsite.id) throw new ErroMartelo('DESCADASTRO_INVALIDO');
    return alvo;
  };
  const vista = async (
    { hotsite }: Chamador,
    [, cliUid, codigo, canal]: AlvoDoDescadastro,
  ): Promise<Descadastro> => {
    const [{ pessoa }, { escolhas }, { configuracao }] = await Promise.all([
      preferencias.alcanceDe(hotsite.id, cliUid),
      preferencias.de(cliUid),
      vozes.de(hotsite),
    ]);
    if (pessoa === null) throw new ErroMartelo('DESCADASTRO_INVALIDO');
    const evento = eventoDe(codigo);
    return {
      ...{
        marca: hotsite.nome,
        evento: codigo,
        rotulo: nomesDe(codigo, hotsite.tipo).rotulo,
        canal,
        rotuloCanal: ROTULOS_CANAL[canal],
      },
      ligado: ligado({ codigo, evento, escolhas, daMarca: configuracao.canais }, canal),
    };
  };
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/descadastro',
      resumo: 'O que o endereço de uma mensagem desliga; nada muda',
      guarda: 'publica',
      query: z.object({ t: token }),
      resposta: descadastro,
      executar: async ({ query: { t }, chamador }) => vista(chamador, ler(chamador, t)),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/descadastro',
      resumo:
        'Desliga um aviso num canal pelo endereço que veio na mensagem, sem entrar na conta; `ligar` volta atrás',
      guarda: 'publica',
      body: z.strictObject({ token, ligar: z.boolean().default(false) }),
      resposta: descadastro,
      async executar({ body, chamador }) {
        const alvo = ler(chamador, body.token);
        const [hotsiteId, cliUid, codigo, canal] = alvo;
        await vista(chamador, alvo);
        await preferencias.escolher(cliUid, hotsiteId, { [codigo]: { [canal]: body.ligar } });
        return vista(chamador, alvo);
      },
    }),
  ];
}
