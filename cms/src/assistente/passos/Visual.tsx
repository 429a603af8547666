import { ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { saoCores } from '../../marca/leitura-do-tema.ts';
import { Miniatura } from '../../marca/Miniatura.tsx';
import { LeituraDasCores } from '../../marca/PreviaDoTema.tsx';
import type { PropsPasso } from '../Assistente.tsx';
import estilos from '../assistente.module.css';
import { enviarLogo } from '../chamadas.ts';
import { propostas } from '../paleta.ts';
import { CORES_DE_PARTIDA, comGrupos } from '../rascunho.ts';

const CAMPOS = [
  ['corPrimaria', 'Primária'],
  ['corSecundaria', 'Secundária'],
  ['corGradient1', 'Gradiente: começo'],
  ['corGradient2', 'Gradiente: meio'],
  ['corGradient3', 'Gradiente: fim'],
] as const;

export function Visual({ rascunho, mudar, faltas }: PropsPasso) {
  const { logo, grupos, proposta, cores } = rascunho;
  return (
    <>
      <p className={estilos.intro}>
        Envie o logo e propomos três paletas. Qualquer uma dá um site legível: o tema cuida do contraste.
      </p>
      <EnviarLogo
        logo={logo}
        aoLer={(lido, achadas) => mudar((atual) => comGrupos(atual, achadas, lido))}
        aoTirar={() => mudar((atual) => comGrupos(atual, [{ cor: CORES_DE_PARTIDA[0].cor, peso: 1 }], null))}
      />
      {logo === null && (
        <fieldset className={estilos.partida}>
          <legend>Ou comece por uma cor</legend>
          {CORES_DE_PARTIDA.map(({ cor, nome }) => (
            <label key={cor} title={nome}>
              <input
                type="radio"
                name="partida"
                checked={grupos[0]?.cor === cor}
                onChange={() => mudar((atual) => comGrupos(atual, [{ cor, peso: 1 }]))}
              />
              <span style={{ background: cor }} aria-hidden="true" />
              <span className={estilos.soLeitor}>{nome}</span>
            </label>
          ))}
          <label title="Outra cor" className={estilos.outraCor}>
            <input
              type="color"
              aria-label="Outra cor"
              value={grupos[0]?.cor ?? '#123a6b'}
              onChange={(evento) =>
                mudar((atual) => comGrupos(atual, [{ cor: evento.target.value, peso: 1 }]))
              }
            />
          </label>
        </fieldset>
      )}
      <fieldset className={estilos.paletas}>
        <legend>Paleta</legend>
        {propostas(grupos).map(({ chave, nome, ajuda, cores: propostas }) => (
          <label key={chave} className={estilos.paleta}>
            <input
              type="radio"
              name="paleta"
              checked={proposta === chave}
              onChange={() => mudar({ proposta: chave, cores: propostas })}
            />
            <Miniatura
              nome={rascunho.nome || 'Sua marca'}
              tipo={rascunho.tipo}
              cores={propostas}
              logo={logo}
              estilo={rascunho.estilo}
            />
            <span>
              <strong>{nome}</strong>
              {ajuda}
            </span>
          </label>
        ))}
      </fieldset>
      <details className={estilos.ajuste} open={proposta === 'propria' || Boolean(faltas.cores)}>
        <summary>Ajustar as cores</summary>
        <div className={estilos.cores}>
          {CAMPOS.map(([campo, rotulo]) => (
            <label key={campo}>
              {rotulo}
              <input
                type="color"
                value={cores[campo] ?? cores.corPrimaria}
                onChange={(evento) =>
                  mudar({ proposta: 'propria', cores: { ...cores, [campo]: evento.target.value } })
                }
              />
            </label>
          ))}
        </div>
        {saoCores(cores) && <LeituraDasCores cores={cores} />}
      </details>
    </>
  );
}

function EnviarLogo({
  logo,
  aoLer,
  aoTirar,
}: {
  logo: string | null;
  aoLer(logo: string, cores: { cor: string; peso: number }[]): void;
  aoTirar(): void;
}) {
  const [estado, setEstado] = useState<{ frase: string; erro: boolean }>({ frase: '', erro: false });
  const [sobre, setSobre] = useState(false);
  const id = useId();
  const ler = async (arquivo: File | undefined) => {
    if (!arquivo) return;
    setEstado({ frase: 'Lendo o logo…', erro: false });
    const resposta = await enviarLogo(arquivo);
    if (!resposta.ok) return setEstado({ frase: resposta.frase, erro: true });
    setEstado({ frase: 'Paletas tiradas do logo.', erro: false });
    aoLer(resposta.valor.logo, resposta.valor.cores);
  };
  const largar = (evento: DragEvent) => {
    evento.preventDefault();
    setSobre(false);
    void ler(evento.dataTransfer.files[0]);
  };
  return (
    <div className={estilos.campo}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file input inside is what keys and readers use */}
      <div
        className={estilos.envio}
        data-sobre={sobre || undefined}
        onDragOver={(evento) => {
          evento.preventDefault();
          setSobre(true);
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={largar}
      >
        {logo ? <img src={logo} alt="Logo enviado" /> : <ImageUp size={28} aria-hidden="true" />}
        <span>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            aria-describedby={`${id}e`}
            onChange={(evento) => {
              void ler(evento.target.files?.[0]);
              evento.target.value = '';
            }}
          />
          <label htmlFor={id}>{logo ? 'Trocar o logo' : 'Enviar o logo'}</label>
          <small>PNG com fundo transparente fica melhor. Até 15 MB.</small>
        </span>
        {logo && (
          <button
            type="button"
            onClick={() => {
              setEstado({ frase: '', erro: false });
              aoTirar();
            }}
          >
            <Trash2 size={16} aria-hidden="true" /> Tirar
          </button>
        )}
      </div>
      <p id={`${id}e`} role="status" className={estado.erro ? estilos.falta : estilos.ajuda}>
        {estado.frase}
      </p>
    </div>
  );
}
