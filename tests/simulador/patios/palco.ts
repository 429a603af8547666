import { Loja } from '../armazem.ts';
import { abrirCasa, abrirCatalogo, type Casa, type Catalogo } from './casa.ts';
import { formarElenco } from './elenco.ts';
import { type Jogado, Jogo } from './jogo.ts';
import { Mundo } from './mundo.ts';

/** Where games are played one after the other: two processes of one engine on one store. */
export class Palco {
  readonly mundo = new Mundo();
  readonly loja = new Loja(this.mundo.agora);
  readonly casas: Casa[] = [];
  readonly #catalogo: Catalogo = abrirCatalogo(this.loja.registros);

  async abrir(): Promise<this> {
    for (let n = 0; n < 2; n++) this.casas.push(await abrirCasa(this.mundo, this.loja, this.#catalogo));
    this.mundo.morto = () => this.casas.some(({ vida }) => vida.morta);
    return this;
  }

  /**
   * One world: some yards, two carriers, a dozen vehicles that are asked for, fetched, let in, sold, booked, fetched again; phones that vanish and tell
   * things twice and in another order; people who call off, refuse and change their minds; processes that die at any write. Then peace: all is told and
   * done, and every promise must hold. @throws Violacao
   */
  jogar(semente: number, passos?: number): Promise<Jogado> {
    this.mundo.comecar(semente);
    return this.mundo.sozinho(async () => {
      try {
        const elenco = await formarElenco(this.mundo, this.loja.registros);
        return await new Jogo(this, elenco).jogar(passos);
      } finally {
        for (const { vida } of this.casas) vida.morta = false;
        this.mundo.chanceDeMorte = 0;
        await this.loja.esvaziar(this.#catalogo.nome);
      }
    });
  }
}
