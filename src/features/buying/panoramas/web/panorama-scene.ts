import { type Camera, measureStage, type PanoramaView } from './panorama-view.ts';

// One triangle covers the stage.
const vertices = `attribute vec2 corner; varying vec2 place;
void main() { place = corner; gl_Position = vec4(corner, 0., 1.); }`;

/** Looks up the direction of each pixel, computes the light back from the tone curve, exposes it and shows it again. */
const fragments = `precision highp float;
varying vec2 place;
uniform vec2 stage, turned;
uniform float exposure, white, stops;
uniform sampler2D picture, highlights;
vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + .055) / 1.055, vec3(2.4)), step(.04045, c)); }
vec3 toSrgb(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c)); }
void main() {
  vec3 d = normalize(vec3(place * stage, -1.));
  vec2 s = sin(turned), c = cos(turned);
  d = vec3(d.x, d.y * c.y - d.z * s.y, d.y * s.y + d.z * c.y);
  d = vec3(d.x * c.x - d.z * s.x, d.y, d.x * s.x + d.z * c.x);
  vec2 at = vec2(atan(d.x, -d.z) / 6.2831853 + .5, acos(clamp(d.y, -1., 1.)) / 3.1415927);
  vec3 shown = toLinear(texture2D(picture, at).rgb);
  float most = max(max(shown.r, shown.g), max(shown.b, 1e-4)), rest = 1. - most, w = white * white;
  float light = .5 * w * (sqrt(rest * rest + 4. * most / w) - rest);
  // Without a map of highlights, white stands for light that stays white in lower exposures.
  float above = stops > 0. ? texture2D(highlights, at).r * stops : 4.;
  light *= exp2(exposure + above * smoothstep(.9, .98, most));
  float again = min(1., light * (1. + light / w) / (1. + light));
  gl_FragColor = vec4(toSrgb(shown / most * again), 1.);
}`;

function compile(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertices],
    [gl.FRAGMENT_SHADER, fragments],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined;
}

function setTexture(gl: WebGLRenderingContext, unit: number, image: HTMLImageElement): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
  // All sizes are powers of two, so that the picture can go around.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}

/** Draws a panorama on a canvas. */
export interface PanoramaScene {
  /** Widest picture that can be shown. */
  readonly maxWidth: number;
  readonly setPicture: (image: HTMLImageElement) => void;
  readonly setHighlights: (image: HTMLImageElement) => void;
  readonly draw: (camera: Camera, exposure: number) => void;
}

/** Creates a scene; undefined in a browser without WebGL. */
export function createScene(
  canvas: HTMLCanvasElement,
  { white, highlightStops }: PanoramaView,
): PanoramaScene | undefined {
  const gl = canvas.getContext('webgl', { antialias: false, alpha: false });
  const program = gl === null ? undefined : compile(gl);
  if (gl === null || program === undefined) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: this is WebGL's function, not a hook
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  const find = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform1i(find('highlights'), 1);
  gl.uniform1f(find('white'), white);
  const [stage, turned, exposed, stops] = ['stage', 'turned', 'exposure', 'stops'].map(find);
  return {
    maxWidth: Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)),
    setPicture: (image) => setTexture(gl, 0, image),
    setHighlights: (image) => {
      setTexture(gl, 1, image);
      gl.uniform1f(stops ?? null, highlightStops ?? 0);
    },
    draw: (camera, exposure) => {
      const { width, height } = canvas;
      gl.viewport(0, 0, width, height);
      gl.uniform2f(stage ?? null, ...measureStage(camera, width, height));
      gl.uniform2f(turned ?? null, (camera.yaw * Math.PI) / 180, (camera.pitch * Math.PI) / 180);
      gl.uniform1f(exposed ?? null, exposure);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}
