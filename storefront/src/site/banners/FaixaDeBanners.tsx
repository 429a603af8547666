import { Foto } from '../../elements/pecas/Foto.tsx';
import { ROTULOS } from '../../palavras/casca.ts';
import { Ligacao } from '../ui/Ligacao.tsx';
import type { BannerNoAr } from './banners-no-ar.ts';
import estilo from './FaixaDeBanners.module.css';

/** The header's strip: the first banner, across the page and low. */
export function FaixaDoCabecalho({ banners }: { banners: readonly BannerNoAr[] }) {
  const [banner] = banners;
  if (!banner?.imagem) return null;
  return (
    <aside aria-label={ROTULOS.aviso} className={estilo.cabecalho}>
      <Arte banner={banner} tamanhos="100vw" urgente />
    </aside>
  );
}

/** Above the listing: one across, or a row that is swiped. */
export function FaixaDaLista({ banners }: { banners: readonly BannerNoAr[] }) {
  const comArte = banners.filter(({ imagem }) => imagem !== null).slice(0, 6);
  if (comArte.length === 0) return null;
  return (
    <aside aria-label={ROTULOS.destaques} className={`recipiente ${estilo.lista}`}>
      <ul className={estilo.fila}>
        {comArte.map((banner, i) => (
          <li key={banner.uid}>
            <Arte
              banner={banner}
              tamanhos={
                comArte.length > 1 ? '(min-width: 765px) 600px, 86vw' : '(min-width: 1400px) 1360px, 100vw'
              }
              urgente={i === 0}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Arte({ banner, tamanhos, urgente }: { banner: BannerNoAr; tamanhos: string; urgente: boolean }) {
  if (!banner.imagem) return null;
  const foto = (
    <Foto
      imagem={banner.imagem}
      mobile={banner.imagemMobile}
      tamanhos={tamanhos}
      alt={banner.nome}
      urgente={urgente}
    />
  );
  return banner.urlDestino ? (
    <Ligacao href={banner.urlDestino} className={estilo.arte}>
      {foto}
    </Ligacao>
  ) : (
    <div className={estilo.arte}>{foto}</div>
  );
}
