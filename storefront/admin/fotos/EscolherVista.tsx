import type { FotoVista } from '@martelo/shared/foto-do-lote';
import { ROTULOS_VISTA, VISTAS_DA_SILHUETA, type Vista } from '@martelo/shared/modelo-de-fotos';
import type { ModeloDoLote } from '@martelo/shared/modelo-de-fotos.esquema';
import { useState } from 'react';
import { ADMIN_MODELO_FOTOS } from '../../src/palavras/admin-modelo-fotos.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { useOnline } from '../ui/online.ts';
import { agirNaFoto } from './dados.ts';

/** What a picture that was sent is of; it holds at once. */
export function EscolherVista({
  foto,
  modelo,
  nome,
  aoMudar,
}: {
  foto: FotoVista;
  modelo: Pick<ModeloDoLote, 'posicoes' | 'silhueta'>;
  /** Of the control. */
  nome: string;
  aoMudar: () => unknown;
}) {
  const P = ADMIN_MODELO_FOTOS[useCasa().configuracao.marca.tipo];
  const online = useOnline();
  const dizer = useDizer();
  const [mudando, mudar] = useState(false);
  const pedidas = modelo.posicoes.map(({ vista }) => vista);
  const outras = VISTAS_DA_SILHUETA[modelo.silhueta].filter((vista) => !pedidas.includes(vista));
  const ha = foto.vista !== null && ![...pedidas, ...outras].includes(foto.vista) ? [foto.vista] : [];
  return (
    <select
      className="foto-vista"
      aria-label={nome}
      aria-busy={mudando || undefined}
      disabled={!online || mudando}
      value={foto.vista ?? ''}
      onChange={async ({ target: { value } }) => {
        mudar(true);
        try {
          await agirNaFoto(foto, 'posicionar', { vista: value === '' ? null : (value as Vista) });
        } catch (erro) {
          dizer((erro as Recusa).message, { tom: 'ruim' });
        } finally {
          await aoMudar();
          mudar(false);
        }
      }}
    >
      <option value="">{P.naoDiz}</option>
      {[...pedidas, ...outras, ...ha].map((vista) => (
        <option key={vista} value={vista}>
          {ROTULOS_VISTA[vista]}
        </option>
      ))}
    </select>
  );
}
