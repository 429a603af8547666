import type { MomentoDaFoto } from '@martelo/shared/estadias/estadia';
import { VISTAS, type Vista } from '@martelo/shared/modelo-de-fotos';
import type { Estadia } from './veiculo.ts';

/** A picture of a vehicle: of which stay, when, and where else the very same one is. */
export interface FotoDoVeiculo {
  uid: string;
  vista: Vista | null;
  momento: MomentoDaFoto;
  estadia: Pick<Estadia, 'uid' | 'patioNome' | 'diaInicio' | 'diaFim'>;
  repete: Omit<FotoDoVeiculo, 'repete'>[];
}

/** All pictures of a vehicle, position by position in the order in which they are taken; of each the newest stay's first. Signatures show no vehicle. */
export function porPosicao(
  estadias: readonly (FotoDoVeiculo['estadia'] & Pick<Estadia, 'fotos'>)[],
): { vista: Vista | null; fotos: FotoDoVeiculo[] }[] {
  const todas = estadias.flatMap(({ fotos, uid, patioNome, diaInicio, diaFim }) =>
    fotos
      .filter(({ momento }) => momento !== 'ASSINATURA')
      .map(({ sha256, ...foto }) => ({
        ...{ sha256, ...foto },
        estadia: { uid, patioNome, diaInicio, diaFim },
      })),
  );
  const iguais = Map.groupBy(todas, ({ sha256 }) => sha256);
  const ditas = todas.map(({ sha256, ...foto }): FotoDoVeiculo => {
    const outras = iguais.get(sha256)!.filter(({ uid }) => uid !== foto.uid);
    return { ...foto, repete: outras.map(({ sha256: _, ...outra }) => outra) };
  });
  return [...VISTAS, null].flatMap((vista) => {
    const suas = ditas.filter((uma) => uma.vista === vista);
    return suas.length === 0 ? [] : [{ vista, fotos: suas }];
  });
}
