import { type MomentoDaFoto, ROTULOS_MOMENTO } from '@martelo/shared/estadias/estadia';
import type { FotoDaEstadiaVista } from '@martelo/shared/estadias/estadia.esquema';
import { ROTULOS_VISTA, type Vista } from '@martelo/shared/modelo-de-fotos';
import { useId, useRef, useState } from 'react';
import type { Campo } from '../../src/campo/campo.ts';
import { useCampo, useFotoDaqui } from '../../src/campo/usar-campo.ts';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { CAMPO } from '../../src/palavras/campo.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Desenho } from '../modelo-fotos/Desenho.tsx';
import { Camera } from '../partes/Camera.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import {
  acabaDeChegar,
  type EstadiaLida,
  esquecerChegada,
  type FotoEmEspera,
  fotografar,
  useEmEspera,
  useFotos,
  useReler,
} from './dados.ts';

/** Pictures of a vehicle as it came or as it left: taken on the outline, position by position; each that did not go is sent again as the same one. */
export function Fotos({
  estadia,
  momento,
  tira,
}: {
  estadia: EstadiaLida;
  momento: 'ENTRADA' | 'SAIDA';
  /** Whether they are taken now, or only looked at. */
  tira: boolean;
}) {
  const titulo = useId();
  const { uid, revisao, modelo } = estadia;
  const { data, isPending, error, refetch } = useFotos(uid, revisao);
  const { mandar, falhou } = useEnvio(estadia);
  const { campo, fotos } = useEmEspera(uid);
  const camera = useRef<HTMLInputElement>(null);
  const qual = useRef<Vista | null>(null);
  const suas = (data?.itens ?? []).filter((uma) => uma.momento === momento);
  const espera = fotos.filter((uma) => uma.momento === momento);
  const tem = (vista: Vista) =>
    suas.some((uma) => uma.vista === vista) ||
    espera.some((uma) => uma.vista === vista && uma.ato.estado === 'ESPERA') ||
    acabaDeChegar(uid, momento, vista);
  const faltam = (momento === 'ENTRADA' ? estadia.faltamNaEntrada : estadia.faltamNaSaida).filter(
    (vista) => !tem(vista),
  );
  const pedir = (vista: Vista | null) => {
    qual.current = vista;
    camera.current?.click();
  };
  const parado = campo === null;
  const marcos = modelo.posicoes.map(({ vista, obrigatoria }, i) => {
    const estado = tem(vista) ? ('TEM' as const) : ('FALTA' as const);
    return {
      ...{ vista, numero: i + 1, estado, obrigatoria: obrigatoria && (tem(vista) || faltam.includes(vista)) },
      nome: P.noDesenho(i + 1, ROTULOS_VISTA[vista], P.estados[estado]),
    };
  });
  return (
    <section className="estadia-parte" aria-labelledby={titulo}>
      <h2 id={titulo}>{P.fotos[momento]}</h2>
      {tira && (
        <>
          <p role="status">{P.faltam(faltam.length)}</p>
          <Camera de={camera} aoTirar={(arquivo) => void mandar(momento, qual.current, arquivo)} />
          <Problemas de={falhou ? [CAMPO.semEspaco] : []} />
        </>
      )}
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        <div className={tira ? 'estadia-fotos' : undefined}>
          {tira && <Desenho silhueta={modelo.silhueta} {...{ marcos, parado }} aoEscolher={pedir} />}
          <div>
            {tira && (
              <ul className="estadia-posicoes">
                {modelo.posicoes.map(({ vista, orientacao }) => (
                  <li key={vista} data-tem={tem(vista) || undefined}>
                    <Botao
                      icone={tem(vista) ? 'check' : 'camera'}
                      disabled={parado}
                      aria-label={P.tirar(ROTULOS_VISTA[vista], P.estados[tem(vista) ? 'TEM' : 'FALTA'])}
                      onClick={() => pedir(vista)}
                    >
                      {ROTULOS_VISTA[vista]}
                    </Botao>
                    {orientacao !== null && <small>{orientacao}</small>}
                  </li>
                ))}
                <li>
                  <Botao variante="leve" icone="plus" disabled={parado} onClick={() => pedir(null)}>
                    {P.outra}
                  </Botao>
                </li>
              </ul>
            )}
            {espera.length > 0 && campo !== null && (
              <ul className="estadia-tiradas" aria-label={CAMPO.espera}>
                {espera.map((uma) => (
                  <EmEspera key={uma.ato.id} {...{ uma, campo }} />
                ))}
              </ul>
            )}
            {suas.length === 0 ? (
              !tira && <p className="quieto">{P.nenhumaFoto}</p>
            ) : (
              <ul className="estadia-tiradas">
                {suas.map((uma) => (
                  <Tirada key={uma.uid} {...{ estadia, uma, tira }} />
                ))}
              </ul>
            )}
          </div>
        </div>
      </Lido>
    </section>
  );
}

/** A picture that lies on this phone, and is to go. */
function EmEspera({ uma: { ato, vista }, campo }: { uma: FotoEmEspera; campo: Campo }) {
  const endereco = useFotoDaqui(campo, ato.arquivos[0]?.uid);
  const nome = vista === null ? P.semVista : ROTULOS_VISTA[vista];
  return (
    <li>
      {endereco !== null && <img src={endereco} alt={nome} width={120} height={90} />}
      <span>{nome}</span>
      <small>{ato.estado === 'RECUSADO' ? CAMPO.recusado : CAMPO.espera}</small>
    </li>
  );
}

function Tirada({
  estadia: { uid, id },
  uma,
  tira,
}: {
  estadia: Pick<EstadiaLida, 'uid' | 'id'>;
  uma: FotoDaEstadiaVista;
  tira: boolean;
}) {
  const [perguntando, perguntar] = useState(false);
  const { fazendo, recusa, confirmar } = useConfirmar();
  const reler = useReler();
  const nome = uma.vista === null ? P.semVista : ROTULOS_VISTA[uma.vista];
  const retirar = () =>
    confirmar(async () => {
      await chamar('POST', `/v1/estadias/${uid}/fotos/${uma.uid}/retirar`, { corpo: {} });
      if (uma.vista !== null) esquecerChegada(uid, uma.momento, uma.vista);
      await reler();
    });
  return (
    <li>
      {uma.endereco !== null && (
        <a href={`/api${uma.endereco}`} target="_blank" rel="noreferrer">
          <img
            src={`/api${uma.miniatura ?? uma.endereco}`}
            alt={nome}
            width={120}
            height={90}
            loading="lazy"
          />
        </a>
      )}
      <span>{nome}</span>
      {tira && (
        <Botao variante="leve" icone="x" soIcone onClick={() => perguntar(true)}>
          {P.retirar(nome)}
        </Botao>
      )}
      <Repetida {...{ id, uma }} />
      {perguntando && (
        <Dialogo
          titulo={P.retirarPergunta(nome)}
          aoFechar={() => perguntar(false)}
          acoes={
            <>
              <Botao onClick={() => perguntar(false)}>{ADMIN.cancelar}</Botao>
              <Botao variante="perigo" esperando={fazendo} onClick={() => void retirar()}>
                {P.retirarCurto}
              </Botao>
            </>
          }
        >
          <p>{P.retirarDiz}</p>
          <Problemas de={recusa} />
        </Dialogo>
      )}
    </li>
  );
}

/** Where else the same picture is: who is at the gate looks once more. */
function Repetida({ id, uma }: { id: number; uma: FotoDaEstadiaVista }) {
  // A copy that a phone took along before has none.
  const { repetida = [] } = uma as Partial<FotoDaEstadiaVista>;
  if (repetida.length === 0) return null;
  const onde = repetida.map(({ estadiaId, veiculoNome, momento, vista }) => {
    const foto = vista === null ? P.semVista : ROTULOS_VISTA[vista];
    const quando = ROTULOS_MOMENTO[momento].toLowerCase();
    return estadiaId === id
      ? P.repetidaAqui(foto, quando)
      : P.repetidaFora(foto, quando, estadiaId, veiculoNome);
  });
  return <small className="nota ruim">{P.repetida(onde)}</small>;
}

/** Puts pictures of a stay on their way. */
export function useEnvio(estadia: EstadiaLida) {
  const { usuario } = useCasa();
  const { campo } = useCampo(usuario.uid);
  const [falhou, falhar] = useState(false);
  const mandar = async (momento: MomentoDaFoto, vista: Vista | null, arquivo: File): Promise<void> => {
    if (campo === null) return;
    await fotografar(campo, estadia, momento, vista, arquivo).then(
      () => falhar(false),
      () => falhar(true),
    );
  };
  return { campo, mandar, falhou };
}

export const FotoPronta = ({ children }: { children: string }) => (
  <p className="estadia-feito" role="status">
    <Icone nome="check" tamanho={18} />
    {children}
  </p>
);
