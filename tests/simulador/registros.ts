import type { EscritaProjecao, Registros } from '../../engine/src/records/records.ts';
import { StoreUnavailable } from '../../engine/src/store/unavailable.ts';
import type { Mundo } from './mundo.ts';

type Documentos = Map<string, Map<string, unknown>>;
interface Retrato {
  documentos: Documentos;
  checkpoints: Map<string, number>;
}

/**
 * The records of one machine, as projections write them: whole transactions with their checkpoint, or nothing. A power failure
 * takes back the last of them together with their checkpoints, as it does where projections are not synced one by one.
 */
export class RegistrosSimulados {
  chanceDeFalhar = 0;
  #atual: Retrato = { documentos: new Map(), checkpoints: new Map() };
  #sincronizado: Retrato = { documentos: new Map(), checkpoints: new Map() };
  readonly #mundo: Mundo;

  constructor(mundo: Mundo) {
    this.#mundo = mundo;
  }

  /** All documents of a collection. */
  todos<T>(colecao: string): T[] {
    return [...(this.#atual.documentos.get(colecao)?.values() ?? [])] as T[];
  }

  perderEnergia(): void {
    if (this.#mundo.acaso.chance(0.5)) this.#atual = copiar(this.#sincronizado);
  }

  /** What the projections and the doors of the engine ask of the port; nothing else is there. */
  get porta(): Registros {
    const checkpoint = (chave: string) => this.#atual.checkpoints.get(chave) ?? 0;
    const escrita: EscritaProjecao = {
      checkpoints: async (projecao) =>
        new Map(
          [...this.#atual.checkpoints]
            .filter(([chave]) => chave.startsWith(`${projecao}/`))
            .map(([chave, commitNo]) => [chave.slice(projecao.length + 1), commitNo]),
        ),
      aplicar: async (projecao, stream, { apos, ate }, mudancas) => {
        const chave = `${projecao}/${stream}`;
        if (checkpoint(chave) !== apos) return checkpoint(chave);
        const novos = new Map<string, { colecao: string; doc: { uid: string } }>();
        mudancas({
          gravar: ({ nome }, doc) => void novos.set(`${nome}/${doc.uid}`, { colecao: nome, doc }),
          ler: ({ nome }, uid) =>
            (novos.get(`${nome}/${uid}`)?.doc ?? this.#atual.documentos.get(nome)?.get(uid) ?? null) as never,
        });
        if (this.#mundo.acaso.chance(this.chanceDeFalhar)) throw new StoreUnavailable('records are full');
        for (const { colecao, doc } of novos.values()) {
          const documentos = this.#atual.documentos.get(colecao) ?? new Map();
          this.#atual.documentos.set(colecao, documentos.set(doc.uid, doc));
        }
        this.#atual.checkpoints.set(chave, ate);
        if (this.#mundo.acaso.chance(0.1)) this.#sincronizado = copiar(this.#atual);
        return ate;
      },
      zerar: async (projecao, colecoes) => {
        for (const nome of colecoes) this.#atual.documentos.delete(nome);
        for (const chave of this.#atual.checkpoints.keys())
          if (chave.startsWith(`${projecao}/`)) this.#atual.checkpoints.delete(chave);
      },
    };
    return {
      projecoes: escrita,
      colecao: () => ({ obterPor: async () => null }),
    } as unknown as Registros;
  }
}

const copiar = ({ documentos, checkpoints }: Retrato): Retrato => ({
  documentos: new Map([...documentos].map(([nome, docs]) => [nome, new Map(docs)])),
  checkpoints: new Map(checkpoints),
});
