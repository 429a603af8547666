import { Abas } from '../cliente/AreaCliente.tsx';
import { AbaAVista } from '../mesa/AbaAVista.tsx';
import { SAC } from '../palavras/sac.ts';
import { CAMINHO_DO_SAC, CAMINHO_DOS_CONVITES, CAMINHO_DOS_TITULARES } from './papel.ts';

export type TelaDoSac = 'documentos' | 'privacidade' | 'convites';

const TELAS: readonly { tela: TelaDoSac; href: string; texto: string }[] = [
  { tela: 'documentos', href: CAMINHO_DO_SAC, texto: SAC.aba },
  { tela: 'privacidade', href: CAMINHO_DOS_TITULARES, texto: SAC.abaPrivacidade },
  { tela: 'convites', href: CAMINHO_DOS_CONVITES, texto: SAC.abaConvites },
];

/** SAC's screens, which the same people open, with what waits on the one that is looked at. */
export function AbasDoSac({ atual, total }: { atual: TelaDoSac; total?: number }) {
  return (
    <>
      <AbaAVista rotulo={SAC.telas} />
      <Abas
        rotulo={SAC.telas}
        abas={TELAS.map(({ tela, href, texto }) => ({
          ...{ href, texto, atual: tela === atual },
          ...(tela === atual && total !== undefined ? { total } : {}),
        }))}
      />
    </>
  );
}
