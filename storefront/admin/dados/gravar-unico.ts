import { chamar, Recusa } from './chamar.ts';
import type { Registro } from './tipos.ts';

/**
 * Makes the one record that a brand has of a kind. Where it had one that was removed, that one comes back and is written over: a second is
 * never made. @throws Recusa
 */
export async function gravarUnico(caminho: string, escrita: object): Promise<Registro> {
  try {
    return await chamar<Registro>('POST', caminho, { corpo: escrita });
  } catch (erro) {
    const removido = erro instanceof Recusa ? erro.corpo.removido : undefined;
    if (removido === undefined) throw erro;
    const filtro = JSON.stringify([{ tipo: 'exata', campo: 'id', valor: removido }]);
    const busca = new URLSearchParams({ removidos: 'true', porPagina: '1', filtro });
    const [achado] = (await chamar<{ itens: Registro[] }>('GET', `${caminho}?${busca}`)).itens;
    if (achado === undefined) throw erro;
    const { uid, revisao } = await chamar<Registro>('POST', `${caminho}/${achado.uid}/restaurar`, {
      corpo: { revisao: achado.revisao },
    });
    return chamar<Registro>('PUT', `${caminho}/${uid}`, { corpo: { ...escrita, revisao } });
  }
}
