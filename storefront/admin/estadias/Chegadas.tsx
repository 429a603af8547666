import { formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_VISTA, VISTAS, type Vista } from '@martelo/shared/modelo-de-fotos';
import { useId, useRef, useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_ESTADIAS } from '../../src/palavras/admin-estadias.ts';
import { CAMPO } from '../../src/palavras/campo.ts';
import { FotoDaqui } from '../../src/patio/FotoDaqui.tsx';
import { Camera } from '../partes/Camera.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import type { Chegada, Chegadas as Quais } from './chegadas.ts';

const P = ADMIN_ESTADIAS.chegada;

/** Arrivals that were noted where nobody could be asked: photographed now, looked for and taken in once there is a network. */
export function Chegadas({ quais, procurar }: { quais: Quais; procurar: (dito: string) => void }) {
  const titulo = useId();
  if (quais.chegadas.length === 0) return null;
  return (
    <section className="estadia-parte" aria-labelledby={titulo}>
      <h2 id={titulo}>{P.titulo}</h2>
      <p className="quieto">{P.diz}</p>
      <ul className="estadia-achados">
        {quais.chegadas.map((uma) => (
          <Uma key={uma.id} {...{ uma, quais, procurar }} />
        ))}
      </ul>
    </section>
  );
}

function Uma({ uma, quais, procurar }: { uma: Chegada; quais: Quais; procurar: (dito: string) => void }) {
  const { id, dito, em, fotos } = uma;
  const online = useOnline();
  const camera = useRef<HTMLInputElement>(null);
  const [perguntando, perguntar] = useState(false);
  const [semEspaco, faltar] = useState(false);
  const fazer = (ato: Promise<void>) =>
    ato.then(
      () => faltar(false),
      () => faltar(true),
    );
  // What is photographed first, as a vehicle is walked round.
  const proxima = POR_VOLTA.find((vista) => !fotos.some((foto) => foto.vista === vista)) ?? null;
  return (
    <li>
      <p>
        <strong>{dito}</strong>
        <small>{P.chegou(formatarDataHora(em))}</small>
        <small>{P.fotos(fotos.length)}</small>
      </p>
      <Camera de={camera} aoTirar={(arquivo) => void fazer(quais.fotografar(id, proxima, arquivo))} />
      <Botao icone="camera" aria-label={P.fotografar(dito)} onClick={() => camera.current?.click()}>
        {P.fotografarCurto}
      </Botao>
      <Botao
        variante="primario"
        icone="search"
        disabled={!online}
        aria-label={P.procurar(dito)}
        onClick={() => procurar(dito)}
      >
        {P.procurarCurto}
      </Botao>
      <Botao variante="leve" icone="x" soIcone onClick={() => perguntar(true)}>
        {P.apagar(dito)}
      </Botao>
      {fotos.length > 0 && (
        <ul className="estadia-tiradas estadia-chegada-fotos">
          {fotos.map((foto, i) => (
            <Foto
              key={foto.id}
              foto={foto}
              nome={P.oQueMostra(i + 1)}
              mudar={(vista) => void fazer(quais.oQueMostra(id, foto.id, vista))}
            />
          ))}
        </ul>
      )}
      <Problemas de={semEspaco ? [CAMPO.semEspaco] : []} />
      {perguntando && (
        <Dialogo
          titulo={P.apagar(dito)}
          aoFechar={() => perguntar(false)}
          acoes={
            <>
              <Botao onClick={() => perguntar(false)}>{ADMIN.cancelar}</Botao>
              <Botao variante="perigo" onClick={() => void fazer(quais.apagar(id))}>
                {P.apagarCurto}
              </Botao>
            </>
          }
        >
          <p>{P.apagarDiz}</p>
        </Dialogo>
      )}
    </li>
  );
}

const POR_VOLTA: readonly Vista[] = [
  'FRENTE',
  'LATERAL_DIREITA',
  'TRASEIRA',
  'LATERAL_ESQUERDA',
  'PAINEL',
  'HODOMETRO',
  'CHAVES',
];

function Foto({
  foto: { vista, bytes },
  nome,
  mudar,
}: {
  foto: Chegada['fotos'][number];
  nome: string;
  mudar: (vista: Vista | null) => void;
}) {
  return (
    <li>
      <FotoDaqui
        arquivo={bytes}
        descricao={vista === null ? ADMIN_ESTADIAS.semVista : ROTULOS_VISTA[vista]}
        largura={120}
        altura={90}
      />
      <select
        aria-label={nome}
        value={vista ?? ''}
        onChange={({ target: { value } }) => mudar((value || null) as Vista | null)}
      >
        <option value="">{ADMIN_ESTADIAS.semVista}</option>
        {VISTAS.map((uma) => (
          <option key={uma} value={uma}>
            {ROTULOS_VISTA[uma]}
          </option>
        ))}
      </select>
    </li>
  );
}
