import type { Canal } from '@martelo/shared/avisos/canais';
import { eventoDe } from '@martelo/shared/avisos/eventos';
import { preencher, valoresDe } from '@martelo/shared/avisos/modelo';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Envio } from './canais/canal.ts';
import { type Derivar, tokenDoDescadastro } from './descadastro.ts';
import type { Pessoa } from './pessoa.ts';
import type { Aviso } from './registros.ts';
import type { Vozes } from './voz.ts';

/** What a message says besides what is kept: found out as it goes out. Null: there is nothing to be sent any more. */
export type Segredos = {
  valores: Readonly<Record<string, string>>;
  /** Where it goes, if not to what the account has: an address that is only being confirmed. */
  endereco?: { email?: string; telefone?: string };
} | null;

interface Dependencias {
  vozes: Vozes;
  siteDe(marca: RegrasHotsite): string;
  derivar: Derivar;
}

type Base = Omit<Envio, 'entrega'>;

/** A notice in a brand's words for one channel; null where it never goes by that channel. */
export const criarEscritor =
  ({ vozes, siteDe, derivar }: Dependencias) =>
  async (
    aviso: Pick<
      Aviso,
      'uid' | 'hotsiteId' | 'cliUid' | 'usuUid' | 'evento' | 'dados' | 'destino' | 'topico' | 'valeAte'
    >,
    canal: Canal,
    {
      marca,
      pessoa,
      segredos,
    }: { marca: RegrasHotsite; pessoa: Pessoa; segredos: Readonly<Record<string, string>> },
  ): Promise<Base | null> => {
    const [voz, modelo] = await Promise.all([vozes.de(marca), vozes.modelo(marca, aviso.evento, canal)]);
    if (modelo === null) return null;
    const evento = eventoDe(aviso.evento);
    const site = siteDe(marca);
    // What has a link of its own to do it by leads there: pressed on any device, its button does what it says.
    const link = segredos.endereco ?? `${site}${aviso.destino}`;
    const valores = {
      ...valoresDe(evento, { ...aviso.dados, ...segredos }),
      ...{ nome: pessoa.nome, marca: marca.nome, link },
    };
    const { titulo, corpo } = preencher(canal, modelo, valores);
    const desliga = aviso.cliUid !== null && !evento.sempre.includes(canal);
    return {
      ...{ aviso, codigo: aviso.evento, evento, marca, voz, pessoa, texto: { titulo, corpo }, site, link },
      descadastro: desliga
        ? `${site}/api/avisos/sair?t=${tokenDoDescadastro(derivar, [marca.id, aviso.cliUid!, aviso.evento, canal])}`
        : null,
    };
  };
export type Escritor = ReturnType<typeof criarEscritor>;
